/** Boards of one provider that are read: each costs a call an hour. */
export const MAX_BOARDS = 20;

/** How providers name a board in their addresses. */
export const BOARD_NAME = /^[A-Za-z0-9_-]{1,60}$/;
