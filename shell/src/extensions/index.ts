export { ExtensionPoint } from './extension-point.tsx';
export { followDeclared } from './follow-declared.ts';
export { HelpLinks } from './help-links.tsx';
export { DeclaredContext, useOffered } from './use-offered.ts';
export { useNotificationSources } from './sources/use-notification-sources.ts';
