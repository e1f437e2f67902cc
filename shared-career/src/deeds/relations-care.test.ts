import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a requirement that it proves: health, beauty, schools, law, social work, public service, safety. */
const PROVES = `
  Oriento quem está com pressão alta a procurar o posto → Educação em saúde
  Oriento o paciente e a família na hora da alta → Educação em saúde
  Colhi gasometria em pacientes da UTI → Coleta de gasometria arterial
  Fechava o BH e media diurese de hora em hora → Controle de balanço hídrico
  Dei banho e comida na boca de idosos → Auxílio na alimentação do paciente
  Trocava bolsa de ostomizado e orientava a família → Cuidados com colostomia
  Conferia o carrinho de parada e testava o desfibrilador → Checagem do carrinho de emergência
  Fiz curativo com hidrocoloide e papaína em grau 3 → Curativos complexos
  Preparei pacientes para a cirurgia com tricotomia e jejum → Preparo pré-operatório
  Levava paciente de maca para exame → Transporte de pacientes
  Avaliava com Braden e Morse na admissão → Aplicação de escalas de enfermagem
  Orientei a pega no peito às mães da maternidade → Manejo do aleitamento materno
  Colhi pezinho de 300 bebês → Teste do pezinho
  Anotava a temperatura da geladeira de vacinas no mapa → Conservação de vacinas
  Vacinei de casa em casa na campanha da gripe → Campanhas de vacinação
  Coloquei larvicida e tirei focos de mosquito nos quintais → Agente de combate às endemias
  Liguei para os faltosos da vacina e fui buscar em casa → Busca ativa de pacientes
  Cuidei de 180 famílias da minha área → Mapeamento do território
  Trabalhei no CAPS AD com usuários em abstinência → Dependência química
  Pedia senha de convênio e liberava guias da Unimed → Autorização de procedimentos
  Digitei APAC e BPA no sistema da secretaria → Faturamento ambulatorial SUS
  Arquivei e montei prontuários de papel → Guarda de prontuários
  Marquei cirurgias e montei o mapa cirúrgico → Agendamento cirúrgico
  Fiz a escala dos médicos plantonistas → Cobertura de plantões médicos
  Lavei instrumental no expurgo → Limpeza de materiais cirúrgicos
  Montei kit cirúrgico e kit de anestesia na farmácia → Montagem de kits cirúrgicos
  Separei medicação por paciente e montei fitas → Dispensação interna de medicamentos
  Atendi LME e remédios de alto custo → Componente especializado
  Validei prescrições e vi interação de medicamentos → Análise de prescrições
  Instalei 300 implantes dentários com cone morse → Cirurgia de implantes
  Colei braquetes e fiz manutenção ortodôntica → Manutenção de aparelho ortodôntico
  Preparei a sala da dentista e desinfetei o equipo → Preparo de consultório odontológico
  Fiz colecistectomia e apendicectomia de urgência → Cirurgia geral
  Emiti ASO e elaborei PCMSO → Médico do trabalho
  Apliquei botox e preenchimento labial → Procedimentos estéticos injetáveis
  Treinei marcha e equilíbrio com pacientes → Treino de marcha
  Análise ergonômica de 40 postos → Ergonomia
  Fiz drenagem linfática em gestantes → Drenagem linfática manual
  Guardava amostra de refeições por 72 horas → Coleta de amostras de alimentos
  Pesei o resto-ingesta e cortei o desperdício de alimentos → Controle de sobra limpa
  Servia dietas no leito e identificava bandejas dos pacientes → Copa hospitalar
  Apliquei WISC, RAVLT e Figura de Rey → Avaliação neuropsicológica
  Conduzi sessões ABA com registro do comportamento da criança → Aplicador ABA
  Fiz audiometria e impedanciometria → Exames audiológicos
  Usei PECS e prancha de comunicação → Comunicação alternativa
  Confeccionei órtese de punho em termoplástico → Confecção de órteses
  Corrigi provas e simulados de 4 turmas → Correção de avaliações
  Fui à casa de aluno infrequente para trazer de volta → Busca ativa escolar
  Dei aula de Scratch para crianças → Ensino de programação para crianças
  Adaptei provas para alunos com laudo → Adaptação curricular
  Emprestava livros e guardava nas estantes → Rotinas de biblioteca
  Fiz a tabela de temporalidade da prefeitura → Gestão arquivística
  Recebia grupos de escola no museu em visita mediada → Mediação cultural
  Montava treino dos alunos e corrigia a execução na academia → Professor de musculação
  Dei aula de fitdance para 30 alunas → Professor de ritmos
  Fazia limpeza de pele e extração de cravos → Higienização facial
  Fiz unha de gel e fibra de vidro na unha → Alongamento de unhas
  Fazia navalhado e degradê → Corte masculino
  Castrei cães e gatos em mutirão → Castração de animais
  Dava banho em cães e usava soprador → Banho e tosa
  Fiz IATF em 900 vacas → Inseminação artificial
  Passeava com cachorros do bairro → Dog walker
  Entrevistei famílias para o Cadastro Único e emiti NIS → Cadastramento de famílias no CadÚnico
  Acompanhei famílias do PAIF no CRAS → Proteção social básica
  Escrevi pareceres sociais para a vara da infância → Estudo social
  Conduzi grupos de convivência de idosos → Fortalecimento de vínculos
  Prestei contas de convênios no Siconv → Convênios públicos
  Coordenei 40 voluntários da ONG → Gestão de voluntários
  Escrevi projetos sociais e aprovei em editais → Elaboração de projetos sociais
  Vistoriei áreas de risco e montei abrigos temporários nas enchentes → Defesa civil
  Dei aula na escola dominical → Ministério infantil
  Lançava dízimo e emitia certidão de batismo → Secretaria paroquial
  Falava no rádio HT com código Q → Comunicação por rádio
  Fiz patrulhamento ostensivo como policial militar → Segurança pública
  Bloqueei valores no Sisbajud e busquei bens de devedores → Pesquisa patrimonial
  Fiz ações de despejo e renovatórias de locação → Direito de locação
  Requeri benefícios no Meu INSS → Requerimentos no INSS
  Lavrei escrituras e procurações no tabelionato → Escrevente de notas
  Respondi requisições de titulares de dados → Direitos dos titulares
  Apurei denúncias do canal e escrevi o relatório → Tratamento de denúncias
  Lancei horas dos advogados no timesheet → Controle de horas de advogados
  Fiz diligências no fórum e nos cartórios → Correspondente jurídico
  Conduzi pregões como pregoeiro da prefeitura → Comissão de licitação
  Respondia pedidos de cidadãos no e-SIC → Lei de Acesso à Informação
  Lancei IPTU e inscrevi em dívida ativa → Tributação municipal
  Redigi portarias e decretos do prefeito → Elaboração de portarias
  Apliquei questionários de casa em casa como recenseador → Pesquisa de campo
  Autuei ambulantes como fiscal de posturas → Código de posturas
  Colhi sangue de crianças com scalp → Coleta pediátrica
  Fazia raio-x no leito da UTI → Radiologia no leito
  Operei tomógrafo de 64 canais → Exames de tomografia
  Cadastrava exames e orientava o jejum → Atendimento em posto de coleta
  Fiz microtomia e inclusão em parafina → Preparo de lâminas histológicas
  Levava a idosa ao médico e à fisioterapia → Acompanhamento em consultas e exames
  Separava os remédios na caixinha por horário → Organização de medicamentos
`;

/** A line of a CV, and a requirement that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  Agenda, autorização de convênio e caixa do dia → Tabelas TUSS
  Agenda, autorização de convênio e caixa do dia → Padrão TISS
  Oriento os clientes no balcão da loja → Educação em saúde
  Cozinhei com comida caseira para 80 pessoas → Alimentação assistida
  Fiz curativos simples → Curativos complexos
  Colhi sangue de 40 pacientes por dia → Gasometria arterial
  Apliquei vacinas em 50 crianças por dia → Rede de frio de vacinas
  Atendi na recepção da clínica → Gestão de clínica
  Fazia limpeza dos quartos do hospital → Esterilização de instrumentais cirúrgicos
  Retirei pedidos nos pontos de venda → Puericultura
  Organizei jantares com harmonização de vinhos → Harmonização orofacial
  Circulei sala em cirurgia bucomaxilo → Implantes dentários
  Dispensei remédios no balcão → Conciliação medicamentosa
  Fiz restaurações → Prótese protocolo
  Recepcionei pacientes do oftalmologista → Cirurgia de catarata
  Medi a temperatura das câmaras frias de vacina → Coleta de amostras de refeições
  Fiz psicoterapia com adultos → Avaliação neuropsicológica
  Fiz audiometria → Terapia vocal
  Atendi consultas de pediatria na recepção → Cesáreas
  Dei massagem relaxante → Drenagem linfática
  Usei o Asana para tarefas do time → Aulas de yoga
  Programei from scratch um sistema → Pensamento computacional
  Dirigi van da prefeitura → Direção de escola
  Dei aula de educação física → Ensino de química
  Fiz maquiagem de noivas → Micropigmentação
  Dirigi cavalo mecânico → Equinos
  Dei aula de judô → Treinador de futebol
  Troquei as lâminas da roçadeira → Barbearia
  Adotei novas metodologias no setor → Habilitação para adoção
  Vendi seguros de porta em porta → Abordagem social
  Lavei louça na pia da cozinha → Plano individual de atendimento
  Fiz rondas à noite → Polícia penal
  Cuidei da rede de computadores → Rede socioassistencial
  Organizei a festa da empresa → Condução de cultos
  Trabalhei com empenho e dedicação → Elaboração do PPA
  Perguntei cadê o material → Defesa da concorrência
  Paguei o IPTU da loja → Tributação municipal
  Redigi petições → Registro de imóveis em cartório
  Mandei propostas como fornecedor → Comissão de licitação
  Fiz contagem de estoque → Direito de família
  Editei vídeos → Elaboração de editais de licitação
  Fiz hemogramas → Citometria de fluxo
  Vendi remédios no balcão → Operação de tomógrafo
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, asked) => {
  expect(verdictOf(line, asked)).not.toBe('proven');
});
