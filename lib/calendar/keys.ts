/** Tags of the server's cache. */
export const calendarTags = { all: "calendar" };
