/** A button in a search field that opens the command palette. app/components.css writes the keys, by the system. */
export function PaletteKey({ className }: { className: string }) {
  return (
    <button
      type="button"
      // Ctrl K is its way for the keyboard: it hides while the field has the focus.
      tabIndex={-1}
      aria-label="Open the command palette"
      data-opens="palette"
      className={`header-search-key ${className}`}
    />
  );
}
