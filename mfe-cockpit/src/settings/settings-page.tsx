import { Answered, useAsked } from '@aura/shared-pages/data';
import { PageHeader } from '@aura/shared-ui';
import { ContractSection } from './contract/contract-section.tsx';
import { DepartmentsSection } from './departments/departments-section.tsx';
import { DomainsSection } from './domains/domains-section.tsx';
import { ManagersSection } from './managers/managers-section.tsx';
import { NextLink } from '../layout/next-action.tsx';
import { MinimumsSection } from './minimums/minimums-section.tsx';
import { chooseSettingsStep } from './next-settings-step.ts';
import { settingsPorts, type SettingsPorts } from './settings-ports.ts';
import styles from './settings.module.css';

/** `/cockpit/configuracao`: the contract, how large groups must be, what departments are called, and who may come in here. */
export default function SettingsPage({ ports = settingsPorts }: { readonly ports?: SettingsPorts }) {
  const asked = useAsked(ports.load);
  return (
    <div className={styles['page']}>
      <PageHeader
        eyebrow="Painel de Gestão"
        title="Configuração e contrato"
        lead={
          'O contrato e as licenças da empresa, o tamanho mínimo dos grupos, os departamentos, ' +
          'os domínios de e-mail e quem entra neste painel. Cada visita e cada mudança ficam no registro.'
        }
      />
      <Answered
        asked={asked}
        label="Carregando a configuração…"
        failed="A configuração não pôde ser carregada"
      >
        {(settings) => (
          <>
            <NextLink {...chooseSettingsStep(settings)} />
            <ContractSection {...settings} />
            <MinimumsSection
              minimums={settings.minimums}
              raise={ports.raise}
              onRaised={(minimums) => asked.replace({ ...settings, minimums })}
              reload={asked.reload}
            />
            <DepartmentsSection
              departments={settings.departments}
              ports={ports}
              onChanged={(departments) => asked.replace({ ...settings, departments })}
              reload={asked.reload}
            />
            <DomainsSection
              domains={settings.domains}
              change={ports.changeDomain}
              onChanged={(domains) => asked.replace({ ...settings, domains })}
              reload={asked.reload}
            />
          </>
        )}
      </Answered>
      <ManagersSection ports={ports} />
    </div>
  );
}
