import { type SampleAd, withRepost } from '../sample-ad.ts';

export const PLATFORM_ADS: readonly SampleAd[] = [
  {
    key: 'plataforma-sre-ingressos',
    title: 'Engenheiro(a) de Confiabilidade (SRE) Sênior',
    company: 'Bilheteria Guanabara',
    places: ['Rio de Janeiro/RJ'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [15500, 19500],
    phase: 24,
    description: `Quando abre a venda de um grande show, recebemos em dez minutos o acesso de um mês inteiro. Seu trabalho é fazer com que isso seja rotina.

Responsabilidades
- Definir objetivos de nível de serviço com cada equipe
- Conduzir testes de carga antes das grandes aberturas
- Coordenar a resposta a incidentes e escrever análises sem culpados

Requisitos
- Experiência como SRE ou DevOps em ambientes de alto volume
- Kubernetes em produção
- AWS e Terraform
- Prometheus, Grafana e rastreamento distribuído
- Go ou Python para automação

Diferenciais
- Engenharia do caos
- Filas virtuais e proteção contra robôs

Sobreaviso pago à parte, uma semana por mês. Plano de saúde nacional e R$ 250 mensais para internet e energia.`,
  },
  {
    key: 'plataforma-devops-pleno',
    title: 'Analista DevOps Pleno',
    company: 'Cartório em Linha',
    places: ['Londrina/PR'],
    workModel: 'hybrid',
    contracts: ['clt'],
    salary: [7800, 9600],
    phase: 37,
    description: `Local: Londrina, Gleba Palhano (híbrido, 3 x 2)
Contratação: CLT
Início: imediato

O que fazemos: assinatura e guarda de documentos para cartórios de três estados, em data centers próprios e na Azure.

Tarefas do dia a dia
Manter esteiras no Azure DevOps e no GitLab CI
Automatizar servidores com Ansible
Tratar alertas e melhorar os que só fazem barulho

Competências técnicas
Linux
Docker e Kubernetes
CI/CD
Shell script ou PowerShell
Redes TCP/IP, DNS e certificados

Diferenciais competitivos
Terraform
Certificação AZ-104
ISO 27001

Pacote de benefícios: saúde, odonto, vale-refeição de R$ 38 por dia, ginástica e estacionamento.`,
  },
  ...withRepost(
    {
      key: 'plataforma-infra-linux-hospital',
      title: 'Analista de Infraestrutura Linux',
      company: 'Associação Hospitalar Pinheirais',
      places: ['Ponta Grossa/PR'],
      workModel: 'onSite',
      contracts: ['clt'],
      salary: [5200, 6400],
      phase: 5,
      description: `O setor de TI do hospital seleciona analista para o turno da tarde.

Descrição das atividades
Administrar 40 servidores virtuais e dois equipamentos de armazenamento
Acompanhar cópias de segurança e ensaiar a recuperação a cada dois meses
Atender chamados de terceiro nível da internação e do centro cirúrgico

Requisitos mínimos
Curso superior em Redes de Computadores, Sistemas de Informação ou afins
Linux (Debian ou Red Hat)
VMware
Backup e recuperação
Zabbix

Diferenciais
Proxmox, Ceph e certificação LPIC
Rotina hospitalar

Horário: 13h às 21h, com plantão em um sábado por mês. Adicional de insalubridade conforme laudo, refeição no local e convênio médico próprio.`,
    },
    24,
  ),
  {
    key: 'plataforma-redes-provedor',
    title: 'Analista de Redes – Provedor de Internet',
    company: 'Conecta Piauí Fibra',
    places: ['Parnaíba/PI', 'Teresina/PI'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [3400, 4600],
    phase: 18,
    description: `Provedor regional com 27 mil clientes contrata.

Você será responsável por
Configurar roteadores e OLTs de novos bairros
Acompanhar enlaces com Zabbix e Grafana e acionar as equipes de rua
Planejar janelas de manutenção de madrugada, em média duas por mês

É necessário:
Roteamento (OSPF, BGP) e switching
MikroTik e Huawei
GPON e fibra óptica
IPv6
CNH B

Desejável: certificação MTCRE ou HCIA, Python para scripts.

Oferece-se salário conforme nível, adicional noturno nas janelas, plano de saúde, internet gratuita em casa e curso de certificação pago pela empresa depois de um ano.`,
  },
  {
    key: 'plataforma-platform-en',
    title: 'Platform Engineer',
    company: 'Quartzo Games',
    places: ['Campinas/SP'],
    workModel: 'remote',
    contracts: ['pj'],
    phase: 31,
    description: `We make two football manager games played by eight hundred thousand people a month, and a small platform group keeps the servers, the build machines and the developer tools running.

You will
Maintain our Kubernetes clusters on Google Cloud
Improve build times of the Unity client
Help game teams ship without asking for permission

Must have
Kubernetes and Helm
Google Cloud or AWS
Infrastructure as code (Terraform or Pulumi)
Scripting in Python or Bash
English for daily written work

Preferred
CI for Unity
Cost control in the cloud

How to apply: send a short note about a system you kept alive. Contract as a Brazilian service provider (PJ); rates are discussed in the first call.`,
  },
  {
    key: 'plataforma-estagio-infra',
    title: 'Estágio em Infraestrutura e Redes',
    company: 'Centro Universitário Comunitário Irani Alto',
    places: ['Chapecó/SC'],
    workModel: 'onSite',
    contracts: ['internship'],
    salary: [1100, 1100],
    phase: 44,
    description: `A Diretoria de Tecnologia abre duas vagas de estágio, uma pela manhã e outra à noite.

Quem pode participar: estudantes de qualquer instituição com matrícula em curso técnico ou superior de Redes, Informática, Computação ou Engenharia, desde o primeiro semestre.

Perfil esperado
Interesse por redes de computadores
Noções de Linux e de Windows Server
Conhecimento básico de montagem e manutenção de computadores
Gosto por ajudar pessoas

O que te espera
Crimpar cabos e organizar racks
Acompanhar a troca dos pontos de Wi-Fi dos blocos C e D
Registrar o que foi feito no GLPI

Bolsa de R$ 1.100 por 20 horas semanais, isenção de 40% na mensalidade para alunos da casa e seguro contra acidentes.`,
  },
  {
    key: 'plataforma-cloud-arquiteto',
    title: 'Arquiteto(a) de Soluções em Nuvem',
    company: 'Consultoria Nimbo Sul',
    places: ['Porto Alegre/RS', 'Caxias do Sul/RS', 'Joinville/SC'],
    workModel: 'hybrid',
    contracts: ['clt', 'pj'],
    salary: [16000, 22000],
    phase: 12,
    description: `Atendemos indústrias que ainda têm servidores no próprio prédio e querem sair de lá sem susto.

O papel envolve conversar com diretores e com quem troca disco de madrugada, desenhar a migração, estimar custos e acompanhar os primeiros meses de operação.

Qualificações necessárias
Arquitetura em nuvem AWS ou Azure, com ao menos uma certificação de nível associado
Redes, VPN e identidade
Levantamento de requisitos e apresentação a clientes
FinOps

Qualificações desejáveis
SAP em nuvem
Alemão ou italiano, pela origem de alguns clientes

Informações complementares: visitas a clientes duas ou três vezes por mês, com carro alugado pela empresa (CNH B necessária). Faixa: R$ 16.000 a R$ 22.000 conforme regime e nível.`,
  },
  {
    key: 'plataforma-noc-turno',
    title: 'Operador(a) de NOC – 12x36 noturno',
    company: 'Data Center Sumaúma',
    places: ['Manaus/AM'],
    workModel: 'onSite',
    contracts: ['clt'],
    salary: [2600, 2900],
    disability: 'open',
    phase: 25,
    description: `Monitorar a operação do data center durante a noite, das 19h às 7h, em escala 12x36.

Atividades:
- Observar painéis de energia, climatização e enlaces
- Abrir, encaminhar e encerrar chamados no ServiceNow
- Ligar para o técnico de sobreaviso quando o roteiro mandar
- Passar o turno por escrito

Requisitos:
- Ensino médio completo; técnico em redes ou eletrônica será bem-visto
- Monitoramento de sistemas (Zabbix, Grafana ou similar)
- Noções de redes e de Linux
- Disponibilidade para trabalhar em turno noturno

Desejável: inglês técnico para leitura, ITIL Foundation.

Adicional noturno, periculosidade quando cabível, ceia, transporte na porta e plano de saúde. Candidaturas de pessoas com deficiência são bem-vindas.`,
  },
  {
    key: 'plataforma-devsecops-afirmativa',
    title: 'Pessoa DevSecOps – afirmativa para pessoas trans',
    company: 'Instituto Jangada Digital',
    places: ['São Paulo/SP'],
    workModel: 'remote',
    contracts: ['clt'],
    salary: [10500, 12800],
    phase: 38,
    description: `O Instituto mantém sistemas de doação e de atendimento para 60 organizações sociais. Esta seleção é afirmativa para pessoas trans e travestis; nome social é usado em todas as etapas e nos documentos internos.

Desafios do cargo
Levar verificações de segurança para dentro das esteiras
Cuidar de segredos, permissões e trilhas de auditoria
Orientar pessoas desenvolvedoras sobre falhas comuns

Requisitos e qualificações
Segurança de aplicações (OWASP Top 10)
GitHub Actions ou GitLab CI
Docker
AWS: IAM, redes e registros
Python

Seria bacana se tivesse
Certificação em segurança
Experiência em organizações sem fins lucrativos

Oferecemos: retificação de documentos custeada pelo Instituto, psicoterapia subsidiada, plano de saúde e jornada de 36 horas.`,
  },
  {
    key: 'plataforma-telecom-campo',
    title: 'Técnico(a) de Telecomunicações',
    company: 'Torres do Jalapão Telecom',
    places: ['Gurupi/TO'],
    contracts: ['clt'],
    salary: [2450, 3100],
    phase: 6,
    description: `Vaga para quem gosta de estrada. Fazemos manutenção preventiva e corretiva em torres e abrigos de operadoras no sul do Tocantins.

Obrigatório
Técnico em Telecomunicações, Eletrônica ou Eletrotécnica
NR-10 e NR-35 em dia (reciclamos se estiverem por vencer)
CNH categoria B ou superior
Disponibilidade para viagens de até cinco dias

Conhecimentos
Rádio enlace e fibra óptica
Baterias e grupos geradores
Leitura de diagramas elétricos

Remuneração: piso da categoria mais 30% de periculosidade, entre R$ 2.450 e R$ 3.100, diárias de alimentação e hospedagem reservada. Caminhonete da empresa e ferramentas individuais.

Base em Gurupi; a primeira semana é de integração em Palmas.`,
  },
  {
    key: 'plataforma-windows-prefeitura',
    title: 'Administrador de Redes (Windows Server)',
    company: 'Consórcio Intermunicipal Três Ilhas',
    places: ['Governador Valadares/MG'],
    workModel: 'onSite',
    contracts: ['temporary'],
    salary: [4150, 4150],
    phase: 19,
    description: `Processo seletivo simplificado para contrato por tempo determinado de 12 meses, prorrogável uma vez. Jornada de 40 horas semanais e vencimento de R$ 4.150, acrescido de auxílio-alimentação de R$ 600.

Pré-requisitos: diploma de curso superior em tecnologia da informação e seis meses de experiência na função.

Conhecimentos exigidos: Windows Server e Active Directory; Microsoft 365; firewall e VPN; cabeamento estruturado; noções de licitações de informática.

Atribuições: manter usuários, permissões e cópias de segurança das onze prefeituras consorciadas; orientar os técnicos locais; elaborar termos de referência simples.

A classificação será por análise de títulos e entrevista. Inscrições gratuitas no protocolo do Consórcio ou em formulário na página oficial.`,
  },
];
