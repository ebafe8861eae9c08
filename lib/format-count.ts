/**
 * A number in English groups of thousands: "1,234,567", "1,234.5". Not by `Intl`: the first number that it formats in a
 * page costs a phone's first load tens of milliseconds.
 */
export function formatCount(value: number): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}
