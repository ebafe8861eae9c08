export default function LandingPage() {
  return <h1>Your Gaming Journey</h1>;
}
