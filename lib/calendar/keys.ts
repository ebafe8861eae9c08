export const calendarTags = { all: "calendar" };

export const calendarKeys = { feed: (userId: string) => ["calendar", "feed", userId] as const };
