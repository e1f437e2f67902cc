/** gRPC codes of writes that came too late. */
const TOO_LATE = {
  /** The document is not there. */
  gone: 5,
  /** The document has changed since it was read. */
  overtaken: 9,
} as const;

/** Waits for a write; false if it came too late in this way. Throws for every other reason. */
export const isWritten = (write: Promise<unknown>, tooLate: keyof typeof TOO_LATE): Promise<boolean> =>
  write.then(
    () => true,
    (error: { readonly code?: unknown }) => {
      if (error.code === TOO_LATE[tooLate]) return false;
      throw error;
    },
  );

/** gRPC: the document changed since it was read, or is there, or is gone; or its lock could not be had. */
const OVERTAKEN = new Set<unknown>([5, 6, 9, 10]);

/** Whether a write failed since somebody else was quicker. */
export const isOvertaken = (error: unknown): boolean =>
  OVERTAKEN.has((error as { code?: unknown } | null)?.code);
