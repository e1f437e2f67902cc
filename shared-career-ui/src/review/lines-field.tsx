import { TextArea } from '@aura/shared-ui';

interface Props {
  readonly label: string;
  /** Path of the list in the CV, where there is one. */
  readonly path?: string;
  readonly hint?: string | undefined;
  readonly lines: readonly string[];
  readonly onChange: (lines: string[]) => void;
}

/** A list as text, one entry per line: quick to correct by keyboard and by voice. */
export function LinesField({ label, path, hint = 'Um por linha.', lines, onChange }: Props) {
  return (
    <TextArea
      label={label}
      data-path={path}
      hint={hint}
      rows={Math.min(12, Math.max(3, lines.length + 1))}
      value={lines.join('\n')}
      onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
    />
  );
}
