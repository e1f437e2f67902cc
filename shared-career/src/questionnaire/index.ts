export * from '../generated/anchors.ts';
export * from '../generated/interests.ts';
export * from '../generated/options.ts';
export * from './anchors.ts';
export * from './interests.ts';
export * from './options.ts';
