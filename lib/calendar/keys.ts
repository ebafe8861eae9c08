export const calendarTags = { all: "calendar" };
