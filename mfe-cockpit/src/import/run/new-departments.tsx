import styles from '../import.module.css';

interface Props {
  readonly names: readonly string[];
}

/** Departments that the company does not have yet: often the same one written in another way. */
export function NewDepartments({ names }: Props) {
  if (names.length === 0) return null;
  return (
    <div className={styles['stack']}>
      <h3>Departamentos novos</h3>
      <p>Serão criados. Se algum já existe com outro nome, corrija o arquivo antes de importar.</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
