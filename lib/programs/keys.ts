export const programKeys = { addresses: (userId: string) => ["programs", userId] as const };
