/** What a file says of its picture before it is decoded. */
export interface Header {
  width: number;
  height: number;
  /** Bytes that a pixel fills once it is decoded: its channels, twice where they are deeper than 8 bits. */
  pixelBytes: number;
  /** Bytes of the whole picture that its way of coding makes a decoder keep; 0 row by row. */
  kept: number;
  /** Whether the file goes on to its own end. */
  isWhole: boolean;
}
