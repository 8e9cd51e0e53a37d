/** What a procedure answers that has nothing else to say, as `successOutput` has it. */
export const SUCCESS = { success: true as const };
