export * from './anchors.ts';
export * from './interests.ts';
export * from './options.ts';
