/** What is wrong with a form as a whole. Its line is there from the start, so that nothing jumps and it is announced. */
export function FormProblem({ children }: { children?: string | null }) {
  return (
    <p role="alert" className="min-h-[1.4em] text-[14px] text-danger-text leading-snug">
      {children}
    </p>
  );
}
