export default function Page() {
  return <h1>Questshelf</h1>;
}
