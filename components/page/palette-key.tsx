/** A button in a search field that opens the command palette. app/components.css writes the keys, by the system. */
export function PaletteKey({ className }: { className: string }) {
  return (
    <button
      type="button"
      // Keyboard users open the palette with Ctrl K: this button is hidden while the field has the focus.
      tabIndex={-1}
      aria-label="Open the command palette"
      data-opens="palette"
      className={`header-search-key ${className}`}
    />
  );
}
