import type { SampleAd } from '../sample-ad.ts';

/** Who keeps machines, buildings and vehicles going. */
export const MAINTENANCE_ADS: readonly SampleAd[] = [
  {
    key: 'eletricista-manutencao-industrial',
    title: 'Eletricista de Manutenção Industrial',
    company: 'Moinho Vale do Itajaí',
    places: ['Itajaí/SC'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3600, 4200],
    phase: 6,
    description: `Manutenção corretiva e preventiva de motores, painéis, inversores e sensores do moinho e do ensaque.

Requisitos
- Curso técnico em eletrotécnica ou eletromecânica
- NR-10 e NR-35 válidas
- Comandos elétricos e inversores de frequência
- Leitura de diagrama elétrico
- Experiência em indústria

Diferenciais
- Noções de CLP
- CREA ou CFT

Turno fixo da noite, com adicional e fretado.`,
  },
  {
    key: 'mecanico-manutencao-mineracao',
    title: 'Mecânico(a) de Equipamentos Móveis',
    company: 'Mineração Tocantinzinho do Norte',
    places: ['Parauapebas/PA'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [5200, 6300],
    disability: 'open',
    phase: 29,
    description: `Caminhões fora de estrada de 100 toneladas, escavadeiras e tratores de esteira. A oficina trabalha 24 horas, em turnos de 12, quatro dias sim e quatro não.

Você vai diagnosticar falhas em motor a diesel, transmissão e hidráulica, executar preventivas, preencher a ordem no SAP PM e cumprir bloqueio de energias à risca.

Precisa de: formação técnica em mecânica ou manutenção automotiva, 3 anos com máquinas pesadas, hidráulica e pneumática, uso de scanner de diagnóstico, CNH D.

Mulheres são especialmente incentivadas a se inscrever: hoje são 11% da oficina e queremos chegar a 30%.`,
  },
  {
    key: 'soldador-tig-tubulacao',
    title: 'Soldador TIG / Eletrodo',
    company: 'Caldeiraria Porto Seco',
    places: ['Ipatinga/MG'],
    workModel: 'onSite',
    contracts: ['temporary'],
    salary: [28, 32, 'hour'],
    phase: 10,
    description: `Parada de caldeira, 60 dias, podendo seguir para outra obra. R$ 28 a R$ 32 a hora, com alojamento e alimentação.

Necessário: qualificação em processo TIG e eletrodo revestido (posição 6G), leitura de isometria, NR-33 e NR-35, experiência com tubulação de aço carbono e inox. Teste prático no primeiro dia.`,
  },
  {
    key: 'tecnico-refrigeracao-hospitais',
    title: 'Técnico em Refrigeração e Climatização',
    company: 'Clima Exato Serviços',
    places: ['Teresina/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    phase: 38,
    description: `Atendemos três hospitais: câmaras frias, fan-coils e chillers. Parou, tem paciente esperando.

Faz parte: executar o PMOC, trocar compressores, recolher fluido refrigerante, fazer vácuo e carga, registrar tudo no aplicativo de ordens de serviço.

Exigido: curso técnico ou profissionalizante em refrigeração, elétrica básica, experiência com chiller, NR-10, CNH B e sobreaviso um fim de semana por mês.

Desejável: automação predial e inglês para ler manual.`,
  },
  {
    key: 'planejador-manutencao',
    title: 'Planejador(a) de Manutenção Pleno',
    company: 'Cimento Chapada',
    places: ['Sobral/CE'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [6100, 7000],
    phase: 18,
    description: `Quem planeja aqui não apaga incêndio: monta a parada anual, garante peça na prateleira e mede se o que foi planejado foi cumprido.

Responsabilidades
- Programação semanal de mecânica, elétrica e lubrificação
- Gestão do backlog e da criticidade dos ativos
- Orçamento de manutenção

Requisitos
- Técnico ou superior em mecânica, elétrica ou produção
- SAP PM
- MS Project
- Planejamento e controle de manutenção (PCM), 4 anos
- Indicadores MTBF e MTTR

Diferenciais: análise de vibração, RCM.`,
  },
  {
    key: 'manutencao-predial-oficial',
    title: 'Oficial de Manutenção Predial',
    company: 'Zela Condomínios',
    places: ['Brasília/DF'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2500, 2800],
    phase: 44,
    description: `Pequenos reparos em hidráulica, elétrica, pintura e alvenaria em oito blocos da Asa Norte.

Ensino fundamental completo, experiência com manutenção predial, elétrica básica e hidráulica. NR-10 e curso de bombeiro civil contam pontos. Ferramentas e uniforme por nossa conta; carteira assinada, VT e VA de R$ 650.`,
  },
];
