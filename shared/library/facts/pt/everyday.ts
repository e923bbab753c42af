import type { FactTexts } from '../fact-texts.ts';

/** Weather, the internet, the calendar and money. */
export const facts: FactTexts = {
  weather: {
    6: `
O que cai das nuvens em gotas grandes? | chuva
O que cai em flocos brancos e macios? | neve
Como se chamam as bolinhas de gelo que caem na tempestade? | granizo
O que brilha de repente no céu numa tempestade? | relâmpago / raio
O que faz barulho depois do clarão? | trovão
Como se chama o ar em movimento? | vento
Como se chama uma nuvem perto do chão? | neblina / nevoeiro
O que mostra muitas cores quando o sol encontra a chuva? | arco-íris
Sobre o que se patina com lâminas nos pés? | gelo
O que fica pendurado no telhado no frio, como uma ponta gelada? | pingente de gelo / sincelo
Qual estação é a mais quente? | verão
Quando muitas árvores perdem as folhas? | outono
Qual estação é a mais fria? | inverno
Quando as flores começam a abrir? | primavera
Que tempestade gira como um funil? | tornado
O que fica no chão depois da chuva? | poça / poça de água
Que gotinhas há na grama de manhã? | orvalho
O que flutua no céu e é feito de gotinhas? | nuvem`,
    8: `
Como se chama quando a água vira vapor? | evaporação
Como se chama quando o vapor volta a ser gotas? | condensação
Como se chama o conjunto de chuva, neve e granizo? | precipitação
Como se chama a água em forma de gás? | vapor de água / vapor
Como se chama a água que fica debaixo da terra? | água subterrânea
Como se chama a água que corre por cima do solo? | escoamento superficial / escoamento
Como se chama um rio lento de gelo? | geleira
Como se chama uma chuva bem fininha? | garoa / chuvisco
Como se chama um tempo longo sem chuva? | seca / estiagem
Como se chama quando a água cobre a terra seca? | enchente / inundação
Como se chama uma enorme tempestade que gira sobre o oceano? | furacão / tufão / ciclone | O nome depende do oceano.
Como se chama uma tempestade de neve com vento forte? | nevasca
Como se chamam os cristais de gelo na grama fria? | geada
Como se chama o aviso sobre o tempo dos próximos dias? | previsão do tempo / previsão
Quem estuda o tempo? | meteorologista
Como se chama um vento leve? | brisa
O que move o ciclo da água com seu calor? | Sol`,
    10: `
Que nuvens parecem bolas de algodão branco? | cúmulos / cumulus
Que nuvens são finas como penas? | cirros / cirrus
Que nuvens formam um cobertor cinza e baixo? | estratos / stratus
Que nuvens sobem como torres e trazem trovoadas? | cumulonimbus / cúmulos-nimbos
O que mede a pressão do ar? | barômetro
O que mede a velocidade do vento? | anemômetro
O que mede a umidade do ar? | higrômetro
O que você põe lá fora para medir a chuva? | pluviômetro
Como se chama todo o ar em volta da Terra? | atmosfera
Em que camada mais baixa do ar acontece o tempo? | troposfera
Que camada de gás nos protege da luz ultravioleta? | camada de ozônio
Como se chama quando os gases do ar prendem o calor? | efeito estufa
Como se chama o tempo comum de um lugar ao longo de muitos anos? | clima
Como se chama o vento de estação que traz muita chuva ao sul da Ásia? | monção
Que vento rápido lá no alto empurra o tempo de oeste para leste? | corrente de jato
Como se chama a borda onde o ar frio avança? | frente fria
Que linhas do mapa ligam lugares com a mesma pressão do ar? | isóbaras
Como se chama a rocha que guarda água debaixo da terra? | aquífero`,
  },
  'safe-internet': {
    6: `
Que palavra secreta abre sua conta? | senha
Como se chama seu nome inventado num jogo? | nome de usuário / apelido
Que figurinha representa você num jogo? | avatar
Como se chama alguém da internet que você nunca encontrou? | estranho / desconhecido
Como se chama maltratar alguém na internet repetidas vezes? | cyberbullying
Que imagem ou vídeo quer que você compre algo? | anúncio / propaganda
O que você deve guardar só para si porque diz onde você mora? | endereço
A quem você sempre pode mostrar uma mensagem maldosa? | um adulto de confiança
Que botão impede alguém de escrever para você? | bloquear
Que botão avisa o aplicativo sobre algo ruim? | denunciar
O que você faz com uma janela que diz que você ganhou? | fecho / fechar
Do que seus olhos precisam depois de muito tempo na tela? | descanso / pausa
Como se chamam as horas com TV, tablet ou celular? | tempo de tela
Como se diz quando você está sem internet? | offline
Onde você digita uma pergunta para achar páginas? | buscador / site de busca
O que você pede antes de postar a foto de um amigo? | permissão / licença`,
    8: `
Como se chama o texto em que você toca para ir a outra página? | link
Como se chama a mensagem indesejada enviada a milhares de pessoas? | spam
Como se chama um programa nocivo que se copia sozinho? | vírus
Como se chama uma mentira que imita uma reportagem? | fake news / notícia falsa
Como se chama o lugar de onde vem uma informação? | fonte
Como se chamam seu nome, aniversário e escola, juntos? | dados pessoais / informações pessoais
Como se chama a página sobre você num aplicativo? | perfil
Como é a conta em que só amigos veem suas postagens? | privada
O que se instala para um aplicativo ficar melhor e mais seguro? | atualização
Como se chama algo que você compra dentro de um jogo? | compra no aplicativo
O que protege imagens e músicas de cópias sem autorização? | direitos autorais / direito autoral
Como se chama uma imagem da sua própria tela? | captura de tela / print
O que um aplicativo não deve contar, porque diz onde você está? | localização
Como se chama a idade que o aplicativo exige? | idade mínima
O que você faz ao deixar um computador compartilhado? | saio da conta / sair da conta
Como se chama uma conversa em que se digita? | chat / bate-papo`,
    10: `
Como se chama uma mensagem falsa que tenta pegar sua senha? | phishing
Como se chamam todos os programas nocivos juntos? | malware
Como se chama entrar com uma senha e um código? | autenticação em dois fatores
Que arquivinhos fazem um site se lembrar de você? | cookies
O que torna uma mensagem ilegível para outros no caminho? | criptografia
Como se chamam os rastros que você deixa na internet? | pegada digital
Que regras decidem o que um aplicativo mostra a você? | algoritmo
Como se chama um vídeo falso de uma pessoa real feito por computador? | deepfake
Como se chama quando alguém finge ser você para comprar coisas? | roubo de identidade
O que bloqueia o tráfego indesejado numa rede? | firewall
Como se chama fingir ser outra pessoa na internet para ganhar confiança? | catfishing / perfil falso
Como se chama um título chocante que só quer seu clique? | clickbait / caça-cliques
Como se chama uma segunda cópia dos seus arquivos? | backup / cópia de segurança
O que encontra e remove programas nocivos? | antivírus
Quem invade computadores? | hacker
O que lembra uma senha longa e diferente para cada conta? | gerenciador de senhas
Como se chama um programa que prende seus arquivos até você pagar? | ransomware`,
  },
  'calendar-facts': {
    4: `
Que dia vem depois de segunda-feira? | terça-feira
Que dia vem depois de terça-feira? | quarta-feira
Que dia vem depois de quarta-feira? | quinta-feira
Que dia vem depois de quinta-feira? | sexta-feira
Que dia vem depois de sexta-feira? | sábado
Que dia vem depois de sábado? | domingo
Que dia vem depois de domingo? | segunda-feira
Quando o sol nasce? | de manhã / pela manhã
Quando está escuro e você dorme? | à noite / de noite / noite
O que vem entre a tarde e a noite? | anoitecer / entardecer
Quando você almoça? | ao meio-dia / meio-dia
Como se chama o dia depois de hoje? | amanhã
Como se chama o dia antes de hoje? | ontem
O que sábado e domingo formam? | fim de semana
Como se chama o dia em que você fica um ano mais velho? | aniversário
O que fica na parede e mostra os dias? | calendário`,
    6: `
Que mês vem depois de janeiro? | fevereiro
Que mês vem depois de fevereiro? | março
Que mês vem depois de março? | abril
Que mês vem depois de abril? | maio
Que mês vem depois de maio? | junho
Que mês vem depois de junho? | julho
Que mês vem depois de julho? | agosto
Que mês vem depois de agosto? | setembro
Que mês vem depois de setembro? | outubro
Que mês vem depois de outubro? | novembro
Que mês vem depois de novembro? | dezembro
Que mês vem depois de dezembro? | janeiro
Qual é o mês mais curto? | fevereiro
Em que mês é o Dia das Crianças no Brasil? | outubro
Em que mês é o Natal, para a maioria? | dezembro | Muitos cristãos ortodoxos o comemoram em janeiro.
Que mês começa o ano? | janeiro`,
    8: `
Quantos dias tem janeiro? | 31
Quantos dias tem abril? | 30
Quantos dias tem junho? | 30
Quantos dias tem agosto? | 31
Quantos dias tem setembro? | 30
Quantos dias tem dezembro? | 31
Quantos dias tem fevereiro num ano bissexto? | 29
Quantos dias tem fevereiro num ano comum? | 28
Quantos dias tem um ano comum? | 365
Quantos dias tem um ano bissexto? | 366
Quantas semanas tem um ano, sem os dias que sobram? | 52
Quantos meses tem um trimestre? | 3
Quantos meses têm 31 dias? | 7
Quantos meses tem um semestre? | 6
Quantos anos tem uma década? | 10
Quantos anos tem um século? | 100
Quantos anos tem um milênio? | 1.000
De quantos em quantos anos costuma haver um ano bissexto? | 4`,
    10: `
Que dia tem mais luz do sol na Europa e na América do Norte? | solstício de junho
Que dia tem menos luz do sol na Europa e na América do Norte? | solstício de dezembro
Quando o dia e a noite duram quase o mesmo? | equinócio
Que anos têm 29 de fevereiro? | anos bissextos / bissextos
Que calendário quase todo o mundo usa hoje? | calendário gregoriano
Que calendário a Europa usava antes de 1582? | calendário juliano
De onde vêm as estações do ano? | inclinação do eixo da Terra
Em volta do que a Terra dá uma volta por ano? | Sol
Que astro passa por todas as suas fases em cerca de um mês? | Lua
O que a Terra faz em 24 horas? | uma volta em torno do eixo
Como se chamam as regiões com a mesma hora? | fusos horários
Que linha separa duas datas no Pacífico? | Linha Internacional de Data
Por que lugar passa o meridiano principal? | Greenwich
Como se chama adiantar os relógios na estação quente? | horário de verão
O que quer dizer a.m. ao lado das horas? | antes do meio-dia
O que quer dizer p.m. ao lado das horas? | depois do meio-dia`,
  },
  money: {
    6: `
Como se chamam juntas as moedas e as notas? | dinheiro
Com quais peças redondas de metal você pode pagar? | moedas
Como se chamam os papéis com que se paga? | notas / cédulas
O que diz quanto custa uma coisa? | preço
O que você recebe de volta quando paga a mais? | troco
O que você faz quando guarda dinheiro para mais tarde? | poupar / economizar
Onde as crianças guardam as moedas em casa? | cofrinho / porquinho
Em que os adultos carregam o dinheiro? | carteira
Onde você paga em uma loja? | caixa
Que lugar guarda com segurança o dinheiro de muita gente? | banco
Uma maçã custa menos que um bolo: a maçã é … | mais barata
Um bolo custa mais que uma maçã: o bolo é … | mais caro
Como se chama aquilo que é preciso ter, como comida e casa? | necessidades
Como se chama aquilo que só seria bom ter, como brinquedos? | desejos
O que você faz com o dinheiro quando compra algo? | gastar
Como é uma coisa que não custa nada? | grátis / de graça / gratuita`,
    8: `
O que as pessoas recebem todo mês pelo seu trabalho? | salário / ordenado
Como se diz quando você trabalha e recebe dinheiro por isso? | ganhar
Como se chama um plano para o seu dinheiro? | orçamento
O que o banco paga a você por deixar lá suas economias? | juros
Como se chama o dinheiro que um banco empresta a você? | empréstimo
O que você tem enquanto ainda deve dinheiro a alguém? | dívida / dívidas
Como se chama quando uma loja tira algo do preço? | desconto
Que papel mostra o que você comprou e pagou? | recibo / nota fiscal
Que cartão tira o dinheiro na hora da sua conta? | cartão de débito
O que muitas crianças recebem dos pais todo mês? | mesada
Como se chama o dinheiro que se dá para ajudar os outros? | doação
O que todos pagam para que haja escolas e estradas? | impostos
Como se chama dar uma coisa por outra sem dinheiro? | escambo / permuta
O que sobra para uma loja depois de pagar todos os custos? | lucro
Que máquina dá cédulas a você? | caixa eletrônico
Quem compra em uma loja? | cliente / freguês`,
    10: `
Como se diz quando os preços sobem ano após ano? | inflação
O que tem uma empresa que gasta mais do que recebe? | prejuízo / perda
Com que cartão você compra agora e paga ao banco mais tarde? | cartão de crédito
O que se paga para que um acidente ou um incêndio não nos arruíne? | seguro
Como se chama uma pequena parte de uma empresa que se pode comprar? | ação
Onde se compram e vendem partes de empresas o dia todo? | bolsa de valores / bolsa
O que você abre em um banco para deixar seu dinheiro lá? | conta
Como se chama todo o dinheiro que uma família paga? | despesas
Que imposto estadual já vem no preço de quase tudo o que você compra? | ICMS
O que diz quantos euros você recebe por um dólar? | taxa de câmbio / câmbio
Como se chama o dinheiro que criminosos copiaram? | dinheiro falso / notas falsas
O que o banco paga sobre os juros que você deixa lá? | juros compostos
Quanto há de uma coisa para vender? Essa é a … | oferta
Quanto as pessoas querem comprar de uma coisa? Essa é a … | demanda / procura
O que você paga todo mês para ouvir música ou ver filmes? | assinatura
Como se chama a promessa de consertar o que quebra cedo demais? | garantia`,
  },
};
