/** Tags of the server cache. */
export const calendarTags = { all: "calendar" };
