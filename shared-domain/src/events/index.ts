export * from './event-declaration-schema.ts';
export * from './declared-event.ts';
export * from './own-events.ts';
export * from './former-events.ts';
