import { Link, type LinkProps } from "@/components/ui/link";

/** A link within running text. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    />
  );
}
