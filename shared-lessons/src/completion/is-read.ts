/** How a text was read. */
export interface Reading {
  /** Seconds in a visible page. */
  readonly seconds: number;
  /** How far it was scrolled, 0 to 1. */
  readonly share: number;
}

/** Least part of a text that is scrolled past before it counts as read. */
const READ_SHARE = 0.8;

/** Least part of its reading time that a text is open before it counts as read: quick readers are not held up. */
const READ_TIME = 0.4;

/** Whether a lesson was read rather than opened. @param readingTime minutes */
export const isRead = ({ seconds, share }: Reading, readingTime: number): boolean =>
  share >= READ_SHARE && seconds >= READ_TIME * readingTime * 60;
