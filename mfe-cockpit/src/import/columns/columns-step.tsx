import { formatList } from '@aura/shared-domain';
import { Button, Notice, SelectField, type SelectOption } from '@aura/shared-ui';
import { useState } from 'react';
import { FIELD_NAMES, isRequired, PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import { readDay } from '../../people/person/read-day.ts';
import { describeDay } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';
import {
  type Encoding,
  ENCODINGS,
  type Reading,
  type ReadingChoice,
  SEPARATOR_NAMES,
  SEPARATORS,
} from '../file/reading.ts';
import { UNCLOSED } from '../file/table.ts';
import styles from '../import.module.css';
import type { ImportStateIn } from '../store/import-state.ts';
import type { ImportStore } from '../store/import-store.ts';
import { describeMissing, findTitle, listMissingColumns, listRepeatedTitles } from './columns.ts';

interface Props {
  readonly state: ImportStateIn<'columns'>;
  readonly onReadAs: ImportStore['readAs'];
  readonly onChange: ImportStore['setColumns'];
  readonly onNext: () => void;
}

/** Lets the person correct which column says what. */
export function ColumnsStep({ state: { file, columns, problem }, onReadAs, onChange, onNext }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { header, rows } = file.table;
  const swallowing = rows.find((row) => row.problem === UNCLOSED);
  const missing = listMissingColumns(columns);
  const repeated = listRepeatedTitles(header, columns);
  const next = () => (missing.length > 0 ? setIsAsked(true) : onNext());
  return (
    <>
      <p>
        <strong>{file.name}</strong>: {counted(rows.length, 'linha', 'linhas')}
        {file.reading.kind === 'workbook' && `, com os títulos na linha ${file.reading.titlesAt}`}. O arquivo
        foi lido como está abaixo. Se os acentos ou as colunas parecerem errados, escolha de outro modo.
      </p>
      {problem !== null && (
        <Notice tone="warning" title="Desse modo o arquivo não pôde ser lido">
          {problem}
        </Notice>
      )}
      {swallowing && (
        <Notice tone="warning" title={`Da linha ${swallowing.line} em diante, nada foi lido`}>
          Há uma aspa que não fecha nessa linha. Feche-a no arquivo e escolha-o de novo.
        </Notice>
      )}
      <ReadingFields reading={file.reading} onChange={(choice) => void onReadAs(choice)} />
      <p>Os títulos foram reconhecidos como está abaixo. Corrija o que estiver trocado.</p>
      <p className={styles['note']}>
        De quem já está na lista, o que o arquivo não tem continua como está. Já uma célula vazia, numa coluna
        opcional que o arquivo tem, apaga o que a lista dizia.
      </p>
      {repeated.length > 0 && (
        <Notice tone="warning" title="Há colunas com o mesmo título">
          Entre as de mesmo título, foi escolhida: {formatList(repeated)}. Confira se é a certa e, se não for,
          escolha a outra.
        </Notice>
      )}
      {missing.length > 0 && <Notice tone="warning">{describeMissing(missing)}</Notice>}
      <div className={styles['fields']}>
        {PERSON_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={isRequired(field) ? FIELD_NAMES[field] : `${FIELD_NAMES[field]} (opcional)`}
            options={listColumnOptions(header, field)}
            value={String(columns[field] ?? '')}
            onChange={(value) => onChange({ ...columns, [field]: value === '' ? null : Number(value) })}
            hint={describeHint(field, rows[0]?.cells[columns[field] ?? -1])}
            error={isAsked && missing.includes(field) ? 'Escolha a coluna.' : undefined}
          />
        ))}
      </div>
      <div className={styles['ways']}>
        <Button onClick={next}>Conferir as linhas</Button>
      </div>
    </>
  );
}

const LONGEST_EXAMPLE = 60;

function describeHint(field: PersonField, example: string | undefined): string | undefined {
  const text = example?.trim();
  const day = field === 'admittedOn' && text ? readDay(text) : null;
  if (text) return `Na primeira pessoa: “${day ? describeDay(day) : text.slice(0, LONGEST_EXAMPLE)}”`;
  return field === 'isManager' ? 'Uma coluna de sim ou não. Não dá acesso a este painel.' : undefined;
}

function listColumnOptions(header: readonly string[], field: PersonField): readonly SelectOption[] {
  const none = { value: '', label: isRequired(field) ? 'Escolha a coluna' : 'O arquivo não tem' };
  return [none, ...header.map((_, at) => ({ value: String(at), label: findTitle(header, at) }))];
}

interface ReadingFieldsProps {
  readonly reading: Reading;
  readonly onChange: (choice: ReadingChoice) => void;
}

/** The assumptions about a file, with other choices. */
function ReadingFields({ reading, onChange }: ReadingFieldsProps) {
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
        options={ENCODINGS.map(makeEncodingOption)}
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

const makeEncodingOption = (value: Encoding): SelectOption => ({
  value,
  label: ENCODING_NAMES[value] ?? value,
});
