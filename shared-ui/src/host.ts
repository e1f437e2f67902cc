/* What the shell and the frame use besides, and remotes do not: no part of the contract. */
export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { splitRichText, type RichTextSection } from './rich-text/sections.ts';
export { Toaster } from './toast/toaster.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/error-boundary.tsx';
export { computeContrast } from './tokens/contrast.ts';
