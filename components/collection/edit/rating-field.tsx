import { RatingInput } from "@/components/collection/rating/rating-input";
import { ratingText } from "@/lib/stars";

type RatingFieldProps = { value: number | null; onChange: (value: number | null) => void };

export function RatingField(props: RatingFieldProps) {
  return (
    <div>
      <p className="font-medium text-[13.5px] text-ink-2">Your rating</p>
      <div className="mt-4 mb-2 flex items-center gap-4">
        <RatingInput {...props} className="h-8">
          {(shown) => (
            <span className="text-[15px] text-ink-2 tabular-nums">
              {shown === null ? "Not rated" : ratingText(shown)}
            </span>
          )}
        </RatingInput>
      </div>
    </div>
  );
}
