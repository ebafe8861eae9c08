import { filler } from "./filler";

/** Made when the app is built. */
export default function Page() {
  return <p>{filler}</p>;
}
