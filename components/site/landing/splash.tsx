import { LogoMark } from "@/components/site/logo";
import "./splash.css";

/**
 * The mark comes together over the page, on a visit's first sight of it. It is CSS alone, over a page that is all there:
 * without scripts, with reduced motion, and after a click or a key it is not.
 */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <LogoMark className="" />
      <b>Questshelf</b>
    </div>
  );
}
