import { filler } from "../filler";

export const ensureStatic = "navigation";

export function generateStaticParams() {
  return [{ id: "0" }];
}

/** Generated on the first visit and cached, as the product's pages are. */
export default async function Page({ params }) {
  const { id } = await params;
  return (
    <p>
      {id}
      {filler}
    </p>
  );
}
