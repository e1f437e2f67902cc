const FIRST = 1024;

/** A list of numbers of one type that grows; far smaller than an array of numbers. */
export interface Growing<T extends Uint8Array | Uint32Array> {
  readonly push: (value: number) => void;
  readonly size: () => number;
  /** What was pushed, without a copy. */
  readonly values: () => T;
}

/** @param create a typed array of a length, such as `(length) => new Uint32Array(length)`. */
export function growing<T extends Uint8Array | Uint32Array>(create: (length: number) => T): Growing<T> {
  let values = create(FIRST);
  let size = 0;
  return {
    push: (value) => {
      if (size === values.length) {
        const larger = create(size * 2);
        larger.set(values);
        values = larger;
      }
      values[size] = value;
      size += 1;
    },
    size: () => size,
    values: () => values.subarray(0, size) as T,
  };
}
