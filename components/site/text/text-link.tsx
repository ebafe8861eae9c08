import { Link, type LinkProps } from "@/components/ui/link";

export function TextLink(props: LinkProps) {
  return <Link {...props} className="link text-ink" />;
}
