/** The reading that a stream of its events ends with. */
export async function readingOf<Reading>(
  events: AsyncIterable<{ type: string; reading?: Reading }>,
): Promise<Reading> {
  for await (const { reading } of events) if (reading !== undefined) return reading;
  throw new Error('the stream ended without a reading');
}
