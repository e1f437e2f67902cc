/**
 * What the landing page shows of the tools: a line to try the engine with, and a picture of each of them.
 *
 * @packageDocumentation
 */

export { Remark } from './remark.tsx';
export { ToolPictures } from './tool-pictures.tsx';
export { TryLine } from './try-line.tsx';
