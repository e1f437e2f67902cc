import { Button, Notice, PageHeader, Spinner } from '@aura/shared-ui';
import { DepartmentsSection } from './departments/departments-section.tsx';
import { DomainsSection } from './domains/domains-section.tsx';
import { ManagersSection } from './managers/managers-section.tsx';
import { MinimumsSection } from './minimums/minimums-section.tsx';
import { settingsPorts, type SettingsPorts } from './settings-ports.ts';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';

/** `/cockpit/configuracao`: how large groups must be, what departments are called, and who may come in here. */
export default function SettingsPage({ ports = settingsPorts }: { readonly ports?: SettingsPorts }) {
  const { settings, failure, retry, set } = useSettings(ports.load);
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Configuração"
        lead="Tamanho mínimo dos grupos, departamentos, domínios de e-mail e quem entra neste painel. Cada visita e cada mudança ficam no registro."
      />
      {!settings && failure === null && <Spinner />}
      {failure !== null && (
        <Notice
          tone="error"
          title="A configuração não pôde ser carregada"
          action={
            <Button variant="secondary" onClick={retry}>
              Tentar novamente
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {settings && (
        <>
          <MinimumsSection
            minimums={settings.minimums}
            raise={ports.raise}
            onRaised={(minimums) => set({ ...settings, minimums })}
            reload={retry}
          />
          <DepartmentsSection
            departments={settings.departments}
            ports={ports}
            onChanged={(departments) => set({ ...settings, departments })}
            reload={retry}
          />
          <DomainsSection
            domains={settings.domains}
            change={ports.changeDomain}
            onChanged={(domains) => set({ ...settings, domains })}
            reload={retry}
          />
        </>
      )}
      <ManagersSection ports={ports} />
    </div>
  );
}
