/** An error of the whole form. Always rendered, so that nothing moves and screen readers announce it. */
export function FormProblem({ children }: { children?: string | null }) {
  return (
    <p role="alert" className="min-h-[1.4em] text-[14px] text-danger-text leading-snug">
      {children}
    </p>
  );
}
