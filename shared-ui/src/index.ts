/**
 * Components and toasts that shell and remotes share; their styles come with the shell.
 *
 * @packageDocumentation
 */

export { Button, type ButtonProps } from './button/button.tsx';
export { buttonClass, type ButtonLook } from './button/button-class.ts';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { TextArea } from './text-area/text-area.tsx';
export { SelectField, type SelectOption } from './select-field/select-field.tsx';
export { ChoiceGroup, type ChoiceOption } from './choice-group/choice-group.tsx';
export { Checkbox } from './checkbox/checkbox.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { ProgressBar } from './progress-bar/progress-bar.tsx';
export { Meter } from './meter/meter.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Disclosure } from './disclosure/disclosure.tsx';
export { Tag, type TagProps } from './tag/tag.tsx';
export { PageHeader } from './page-header/page-header.tsx';
export { Stepper } from './stepper/stepper.tsx';
export { DataTable, type DataColumn, type DataRow } from './data-table/data-table.tsx';
export { FileDrop } from './file-drop/file-drop.tsx';
export { Icon, type IconName } from './icon/icon.tsx';
export { RichText } from './rich-text/rich-text.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { showToast, type ToastMessage } from './toast/toast-store.ts';
export { TagsField } from './tags-field/tags-field.tsx';
export { useTags, type TagsState } from './tags-field/use-tags.ts';
