import { NotFoundMessage } from "@/components/page/not-found-message";

export function CompanyNotFound() {
  return (
    <NotFoundMessage
      title="Company not found"
      text="There is no company at this address. It may have been removed from the catalogue, or the link is mistyped."
    />
  );
}
