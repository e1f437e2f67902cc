export * from './posting/index.ts';
export * from './clusters/index.ts';
export * from './cautions/index.ts';
