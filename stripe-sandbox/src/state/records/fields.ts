import * as v from 'valibot';

/** Seconds since 1970. */
export const instant = v.pipe(v.number(), v.integer());
/** Milliseconds since 1970. */
export const millis = v.number();
/** Centavos. */
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
export const id = v.string();
export const nullableId = v.nullable(id);
export const metadata = v.record(v.string(), v.string());
