import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a requirement that it proves. */
const PROVES = `
  Ensinei os novatos da linha no primeiro mês → Treinamento de novos colegas
  Campeão do mês em março e julho → Premiação por vendas
  Dividi a carga-máquina e tirei o gargalo da prensa → Cálculo de capacidade
  Failover ensaiado entre dois sites, RTO de 15 minutos → Alta disponibilidade
  Subi 12 serviços no EKS → Orquestração de contêineres
  Limpei mesa e teto e parede da sala de cirurgia → Limpeza terminal
  Separei lixo infectante e perfurocortante → Segregação de resíduos
  Vigiei 40 câmeras e gravei no DVR → CFTV
  Fiz o roteiro e gravei 22 episódios → Podcast
  Escrevi as notas durante a crise da água → Gestão de crise
  Troquei filtro e passei graxa nas máquinas → Lubrificação e filtros
  Puncionei acesso e fiz curativo em 20 pacientes por plantão → Assistência de enfermagem
  Montava a escala mensal de 18 técnicos → Elaboração de escalas
  Passei sonda vesical em pacientes da clínica → Sondagem vesical
  Notifiquei eventos adversos no Notivisa → Segurança do paciente
  Trabalhei com bomba de infusão e noradrenalina → Drogas vasoativas
  Preparei caixas cirúrgicas na autoclave → Esterilização de materiais
  Circulei sala em 6 cirurgias por dia → Experiência em centro cirúrgico
  Fiz hemodiálise em 4 turnos → Nefrologia
  Atendi recém-nascidos prematuros → Neonatologia
  Acompanhei 300 partos → Obstetrícia
  Respondi recursos de glosa dos convênios → Auditoria de contas médicas
  Conduzi grupo de hipertensos na unidade → Educação em saúde
  Notificava casos de dengue no Sinan → Vigilância epidemiológica
  Fazia exames admissionais e periódicos → Saúde ocupacional
  Cuidei de idosa acamada, com banho e fralda → Cuidados com acamados
  Discutia os casos com médico e fisio na visita multiprofissional → Trabalho em equipe multidisciplinar
  Desmame de ventilação mecânica em 12 leitos → Fisioterapia respiratória
  Reabilitei pós-operatório de joelho e ombro → Fisioterapia ortopédica
  Dei aula de mat pilates para 40 alunas → Pilates
  Apliquei HTP e palográfico em candidatos → Avaliação psicológica
  Fiz atendimento em TCC, 25 sessões por semana → Psicoterapia
  Fiz bioimpedância e NRS na admissão → Avaliação nutricional
  Produzi 1.200 refeições por dia no refeitório → Gestão de UAN
  Fiz extração de siso → Exodontia
  Restaurações em resina, 8 por dia → Dentística
  Tratei canal de molares com rotatório → Endodontia
  Dispensei 200 receitas por dia → Dispensação de medicamentos
  Escriturei controlados no SNGPC → Portaria 344
  Hemograma e lâmina, 180 por dia → Rotina em laboratório de análises clínicas
  Semeei urocultura e li antibiograma → Microbiologia
  Titulação e HPLC de matéria-prima → Análises físico-químicas
  Fiz incidências de tórax no leito → Radiologia convencional
  Escrevi a sequência didática do 3º ano → Planejamento de aulas
  Preenchi diário e frequência no sistema → Registro em diário de classe
  Usei Kahoot e Google Classroom com as turmas → Tecnologias digitais na educação
  Coordenei a formação dos professores no HTPC → Coordenação pedagógica
  Fiz matrícula e histórico de 900 alunos no censo → Secretaria escolar
  Dei aula de inglês para 6 turmas → Ensino de inglês
  Redigi contestações e agravos → Elaboração de peças processuais
  Revisei minutas e aditivos com fornecedores → Análise de contratos
  Defendi 90 reclamatórias no TRT → Direito trabalhista
  Protocolava no PJe e controlava prazo fatal → Acompanhamento processual
  Registrei 40 marcas no INPI → Propriedade intelectual
  Escrevi o mapeamento de dados pessoais e o RIPD → LGPD
  Batia o extrato de 7 bancos todo dia → Conciliação bancária
  Paguei fornecedores, com remessa de boletos no banco → Contas a pagar
  Dei baixa em títulos e emiti boletos → Contas a receber
  Controlava o saldo dos bancos e o fluxo diário → Fluxo de caixa
  Comparei orçado e realizado de 30 centros de custo → Orçamento empresarial
  Lancei notas e fechei balancete de 14 empresas → Rotinas contábeis
  Recorri de glosa em guias TISS → Faturamento hospitalar
  Plaquetei 3 mil bens → Controle patrimonial
  Analisei limite no Serasa e no SCR → Análise de crédito
  Apurei ICMS-ST e DIFAL → Apuração de impostos
  Entreguei EFD e ECF no prazo → SPED
  Calculei DAS no PGDAS de 80 clientes → Simples Nacional
  Entreguei 120 declarações de imposto de renda → IRPF
  Abri 60 empresas na junta comercial → Abertura de empresas
  Fechei folha de 200 funcionários → Folha de pagamento
  Calculei 15 rescisões por mês → Rotinas de departamento pessoal
  Tratei espelho de ponto no Secullum → Controle de ponto
  Enviava S-1200 e S-2200 → eSocial
  Incluí e excluí vidas do plano de saúde → Administração de benefícios
  Fechei 140 vagas em 2023 → Recrutamento e seleção
  Abordei candidatos no LinkedIn Recruiter → Hunting
  Apliquei a pesquisa GPTW e montei o plano de ação → Clima organizacional
  Montei o PDI de 60 pessoas → Avaliação de desempenho
  Baixei o turnover de 9% para 4% → Indicadores de RH
  Fiz a LNT e a trilha de aprendizagem → Treinamento e desenvolvimento
  Cuidava da agenda de três diretores → Secretariado executivo
  Arquivei e digitalizei prontuários → Gestão de documentos
  Desenhei fluxogramas no Bizagi e escrevi POPs → Mapeamento de processos
  Fiz robô no Power Automate que lança notas → Automação de processos
  Marcava consultas para 8 médicos → Agendamento de consultas
  Atendi balcão numa padaria → Atendimento ao público
  60 ligações por dia no headset → Telemarketing
  Respondia o WhatsApp e o chat da loja → Atendimento multicanal
  Renegociei dívidas e recuperei R$ 300 mil → Cobrança
  Reverti 40% dos cancelamentos → Retenção de clientes
  Ficava no caixa da loja e conferia a sangria → Operação de caixa
  Bati 112% da meta do ano → Foco em metas
  Vendi planos de porta em porta → Vendas externas
  Qualifiquei 90 leads por semana → Inside sales
  Cuidei de 120 clientes ativos da região → Gestão de carteira de clientes
  Abri 35 clientes novos no interior → Prospecção ativa
  Lançava tudo no Pipedrive → Domínio de CRM
  Abasteci gôndolas e vi validade → Reposição de mercadorias
  Anunciei 400 produtos no Mercado Livre → Experiência com e-commerce
  Desossei traseiro bovino → Cortes de carne
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  Treinei a equipe no uso de EPI → NR-35
  Cuidei do financeiro da loja → Contas a pagar
  Mapeei os processos do setor → Contencioso trabalhista
  Contatei jornalistas por canais digitais → Endodontia
  Monitorei alertas de temperatura da câmara → Monitoramento de redes
  Reduzi em 20% o absenteísmo → 5S
  Organizei eventos para clientes → Mensageria
  Escrevi o edital de patrocínio → Edição de vídeo
  Trabalhei no posto de combustível → Produção de conteúdo
  Fiz integração de novos funcionários → Integração de APIs
  Consultei a médica do trabalho → Administração de medicamentos
  Fiz a coleta seletiva do prédio → Punção venosa
  Entreguei o projeto antes do prazo → Entregas urbanas
  Fiz o cadastro dos clientes no banco de dados → Vendas externas
  Trabalhei na rede de lojas do grupo → Infraestrutura de redes
  Cortei custos em 10% → Corte de cabelo
  Auxiliei a mãe com os remédios → Oncologia
  Atendi clientes no balcão → Telemarketing
  Vendi roupas na loja → Vendas B2B
  Vendi roupas na loja → Gestão de loja
  Fechei folha de 200 funcionários → Recrutamento e seleção
  Recrutei 40 operadores → Folha de pagamento
  Conciliei o banco diariamente → Planejamento tributário
  Apurei ICMS → Declaração de IRPF
  Dei banho e troquei fralda → Hemodiálise
  Fiz hemogramas → Mamografia
  Fiz restaurações em resina → Ortodontia
  Dei aula para o 3º ano → Coordenação pedagógica
  Redigi contestações trabalhistas → Direito previdenciário
  Arquivei documentos → Secretariado executivo
  Paguei fornecedores → Modelagem financeira
  Emiti notas fiscais → Fechamento de balanço
  Acompanhei 300 partos → Hemodiálise
  Dispensei receitas na drogaria → Farmácia hospitalar
  Apliquei testes psicológicos em candidatos → Psicoterapia
  Fiz exames admissionais → Centro cirúrgico
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
