import { LogoMark } from "@/components/page/logo-mark";
import "./splash.css";

/**
 * The animated logo on the first visit. CSS only, over a complete page; hidden without scripts, with reduced
 * motion, and after a click or key.
 */
export function Splash() {
  return (
    <div className="splash" aria-hidden="true">
      <LogoMark className="" />
      <b>Questshelf</b>
    </div>
  );
}
