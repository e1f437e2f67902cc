import { SelectField, type SelectOption } from '@aura/shared-ui';
import styles from '../import.module.css';
import {
  ENCODINGS,
  SEPARATOR_NAMES,
  SEPARATORS,
  type Encoding,
  type Reading,
  type ReadingChoice,
} from './reading.ts';

interface Props {
  readonly reading: Reading;
  readonly onChange: (choice: ReadingChoice) => void;
}

/** What was assumed of a file, to be chosen otherwise. */
export function ReadingFields({ reading, onChange }: Props) {
  if (reading.kind === 'workbook')
    return (
      <div className={styles['fields']}>
        <SelectField
          label="Aba da planilha"
          options={reading.sheets.map((name) => ({ value: name, label: name }))}
          value={reading.sheet}
          onChange={(sheet) => onChange({ sheet })}
        />
      </div>
    );
  const { encoding, separator } = reading;
  return (
    <div className={styles['fields']}>
      <SelectField
        label="Codificação"
        options={ENCODINGS.map(encodingOption)}
        value={encoding}
        onChange={(value) => {
          const other = ENCODINGS.find((one) => one === value);
          if (other) onChange({ encoding: other, separator });
        }}
      />
      <SelectField
        label="Separador"
        options={SEPARATORS.map((value) => ({ value, label: SEPARATOR_NAMES[value] }))}
        value={separator}
        onChange={(value) => {
          const other = SEPARATORS.find((one) => one === value);
          if (other) onChange({ encoding, separator: other });
        }}
      />
    </div>
  );
}

const ENCODING_NAMES: Readonly<Partial<Record<Encoding, string>>> = {
  'Windows-1252': 'Windows-1252 ou ISO-8859-1',
  'CP 850': 'CP 850 (programas antigos)',
  'Mac Roman': 'Mac Roman (Macs antigos)',
};

const encodingOption = (value: Encoding): SelectOption => ({
  value,
  label: ENCODING_NAMES[value] ?? value,
});
