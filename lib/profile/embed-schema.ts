import { z } from "zod";

export const embedAnswerSchema = z.object({ widgetUrl: z.url().nullable() });
