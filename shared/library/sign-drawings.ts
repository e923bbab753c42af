import { circle, type Drawing, type Mark } from './marks.ts';

const white = '#ffffff';
const ink = '#1b1b1f';
const red = '#c1121f';
const blue = '#1a4fb5';
const yellow = '#ffcc00';
const lime = '#d4e000';
const green = '#12783c';
const amber = '#f59e0b';

const fill = (path: string, color = ink): Mark => ({ path, ink: color });
const stroke = (path: string, width = 9, color = ink): Mark => ({ path, width, ink: color });
const write = (text: string, y: number, size: number, color = ink): Mark => ({ text, x: 100, y, size, ink: color });

/** The boards that signs are painted on, 200 wide and high. */
const octagon = 'M62 8H138L192 62V138L138 192H62L8 138V62Z';
const downward = 'M8 24H192L100 186Z';
const upward = 'M100 14L192 176H8Z';
const diamond = 'M100 4L196 100L100 196L4 100Z';
const board = 'M14 8H186V192H14Z';

const boards = {
  stop: [fill(octagon, red), stroke('M65 17H135L183 65V135L135 183H65L17 135V65Z', 4, white)],
  yield: [fill(downward, red), fill('M46 48H154L100 144Z', white)],
  /** European warning. */
  triangle: [fill(upward, red), fill('M100 48L162 158H38Z', white)],
  /** American warning. */
  diamond: [fill(diamond, yellow), stroke('M100 14L186 100L100 186L14 100Z', 4)],
  pentagon: [fill('M100 6L190 92V192H10V92Z', lime), stroke('M100 16L182 95V184H18V95Z', 4)],
  /** European prohibition. */
  ring: [fill(circle(100, 100, 94), red), fill(circle(100, 100, 76), white)],
  blueRing: [fill(circle(100, 100, 94), red), fill(circle(100, 100, 78), blue)],
  /** American rules are on a white board. */
  plate: [fill(board, white), stroke('M16 10H184V190H16Z', 4)],
  disk: [fill(circle(100, 100, 94), blue)],
  square: [fill('M8 8H192V192H8Z', blue)],
} satisfies Record<string, readonly Mark[]>;

const bar = stroke('M42 42L158 158', 16, red);
const circled = [stroke(circle(100, 100, 74), 15, red), stroke('M50 50L150 150', 13, red)];

/** A person who walks. Legs, arms and head are moved and scaled together. */
function walker(x = 100, y = 100, scale = 1, color = ink): Mark[] {
  const at = (dx: number, dy: number) => `${x + dx * scale} ${y + dy * scale}`;
  return [
    fill(circle(x + 4 * scale, y - 44 * scale, 10 * scale), color),
    stroke(
      `M${at(2, -26)}L${at(-2, 6)}L${at(-18, 44)}M${at(-2, 6)}L${at(14, 22)}L${at(18, 44)}M${at(2, -24)}L${at(-18, -10)}L${at(-20, 8)}M${at(2, -24)}L${at(18, -6)}L${at(28, -2)}`,
      9 * scale,
      color,
    ),
  ];
}

function bike(color = ink, y = 100): Mark[] {
  return [
    stroke(circle(68, y + 14, 22), 6, color),
    stroke(circle(132, y + 14, 22), 6, color),
    stroke(
      `M68 ${y + 14}L88 ${y - 18}H120L100 ${y + 14}H68M100 ${y + 14}L84 ${y - 26}M76 ${y - 28}H92M132 ${y + 14}L116 ${y - 30}H128`,
      6,
      color,
    ),
  ];
}

/** A car seen from behind. */
function car(x: number, y: number, color = ink): Mark {
  return fill(
    `M${x - 26} ${y + 16}V${y - 2}L${x - 16} ${y - 24}H${x + 16}L${x + 26} ${y - 2}V${y + 16}H${x + 20}V${y + 24}H${x + 10}V${y + 16}H${x - 10}V${y + 24}H${x - 20}V${y + 16}ZM${x - 16} ${y - 4}H${x + 16}L${x + 11} ${y - 17}H${x - 11}Z`,
    color,
  );
}

/** Heads of arrows with their tip at a point. */
const tipUp = (x: number, y: number, size = 20) => `M${x} ${y}L${x + size} ${y + size}H${x - size}Z`;
const tipDown = (x: number, y: number, size = 20) => `M${x} ${y}L${x + size} ${y - size}H${x - size}Z`;
const tipLeft = (x: number, y: number, size: number) => `M${x} ${y}L${x + size} ${y - size}V${y + size}Z`;
const tipRight = (x: number, y: number, size = 20) => `M${x} ${y}L${x - size} ${y - size}V${y + size}Z`;

const leftTurn = [stroke('M118 146V88H84', 14), fill(tipLeft(56, 88, 24))];
const rightTurn = [stroke('M82 146V88H116', 14), fill(tipRight(144, 88, 24))];
const uTurn = [stroke('M122 146V84A22 22 0 0 0 78 84V112', 14), fill(tipDown(78, 140, 24))];
const bothWays = [
  stroke('M80 142V80', 12),
  fill(tipUp(80, 56, 22)),
  stroke('M120 58V120', 12),
  fill(tipDown(120, 144, 22)),
];
const bend = [stroke('M86 144V110L112 84', 13), fill('M128 66L124 100L94 70Z')];
const trafficLight = [
  fill('M78 48H122V152H78Z'),
  fill(circle(100, 68, 13), red),
  fill(circle(100, 100, 13), amber),
  fill(circle(100, 132, 13), green),
];
const sliding = [car(100, 74), stroke('M82 108C62 120 102 128 80 144M118 108C98 120 138 128 116 144', 7)];
const deer = [
  stroke('M66 108L108 102', 24),
  stroke('M108 98L122 74L134 80', 11),
  stroke('M122 70L116 50M119 60L108 54M126 70L132 50M129 60L140 54', 4),
  stroke('M62 112L48 144M72 114L60 148M106 110L130 126M112 106L142 116', 6),
];

/** Three arrows counterclockwise, as traffic goes where people drive on the right. */
const circling = (color: string) =>
  [0, 120, 240].flatMap((turn) => {
    const point = (degrees: number, far: number) => {
      const angle = ((turn + degrees) * Math.PI) / 180;
      return `${Math.round(100 + far * Math.sin(angle))} ${Math.round(100 - far * Math.cos(angle))}`;
    };
    return [
      stroke(`M${point(50, 43)}A43 43 0 0 0 ${point(-20, 43)}`, 11, color),
      fill(`M${point(-54, 43)}L${point(-14, 61)}L${point(-14, 25)}Z`, color),
    ];
  });

/** Which number of a path's command is across, down, or a radius; the rest stays. */
const axes: Readonly<Record<string, string>> = { H: 'x', V: 'y', A: 'rr---xy' };

/** Makes marks small enough for a triangle, whose middle is lower. */
function fitTriangle(marks: readonly Mark[], scale = 0.74): Mark[] {
  const move = {
    x: (x: number) => 100 + (x - 100) * scale,
    y: (y: number) => 118 + (y - 100) * scale,
    r: (r: number) => r * scale,
  };
  const moveOne = (command: string, numbers: string) => {
    const names = axes[command] ?? 'xy';
    const moved = numbers.split(' ').map((number, at) => {
      const name = names.charAt(at % names.length) as keyof typeof move | '-';
      return name === '-' ? number : String(Math.round(move[name](Number(number)) * 10) / 10);
    });
    return `${command}${moved.join(' ')}`;
  };
  return marks.map((mark) =>
    'text' in mark
      ? mark
      : {
          ...mark,
          ...(mark.width !== undefined && { width: mark.width * scale }),
          path: mark.path.replaceAll(/([MLHVCA])([^A-Z]+)/g, (_, command: string, numbers: string) =>
            moveOne(command, numbers),
          ),
        },
  );
}

/** Signs by country and name, as marks in drawing order. American ones follow the MUTCD, European ones the Vienna Convention. */
const signs: Readonly<Record<string, readonly Mark[]>> = {
  'us-stop': [...boards.stop, write('STOP', 100, 54, white)],
  'us-yield': [...boards.yield, write('YIELD', 72, 20, red)],
  'us-noentry': [...boards.plate, fill(circle(100, 100, 82), red), fill('M40 86H160V114H40Z', white)],
  'us-oneway': [
    fill('M4 60H196V140H4Z'),
    fill('M16 86H128V66L186 100L128 134V114H16Z', white),
    write('ONE WAY', 100, 22),
  ],
  'us-speed': [...boards.plate, write('SPEED', 40, 32), write('LIMIT', 76, 32), write('25', 140, 74)],
  'us-noleft': [...boards.plate, ...leftTurn, ...circled],
  'us-noright': [...boards.plate, ...rightTurn, ...circled],
  'us-nouturn': [...boards.plate, ...uTurn, ...circled],
  'us-noparking': [...boards.plate, write('P', 102, 96), ...circled],
  'us-nobikes': [...boards.plate, ...bike(), ...circled],
  'us-nowalking': [...boards.plate, ...walker(), ...circled],
  'us-walkers': [...boards.diamond, ...walker(100, 104, 1.2)],
  'us-school': [...boards.pentagon, ...walker(72, 118), ...walker(130, 124, 0.85)],
  'us-bikes': [...boards.diamond, ...bike()],
  'us-deer': [...boards.diamond, ...deer],
  'us-train': [
    fill(circle(100, 100, 94), yellow),
    stroke(circle(100, 100, 86), 4),
    stroke('M44 44L156 156M156 44L44 156', 14),
    { text: 'R', x: 46, y: 102, size: 46, ink },
    { text: 'R', x: 154, y: 102, size: 46, ink },
  ],
  'us-signal': [...boards.diamond, ...trafficLight],
  'us-stopahead': [
    ...boards.diamond,
    fill('M88 98H112L130 116V140L112 158H88L70 140V116Z', red),
    stroke('M100 84V62', 12),
    fill(tipUp(100, 36, 20)),
  ],
  'us-slippery': [...boards.diamond, ...sliding],
  'us-curve': [...boards.diamond, ...bend],
  'us-merge': [...boards.diamond, stroke('M88 154V80', 14), fill(tipUp(88, 42, 28)), stroke('M136 146L94 112', 13)],
  'us-twoway': [...boards.diamond, ...bothWays],
  'us-roundabout': [...boards.diamond, ...circling(ink)],
  'us-hospital': [...boards.square, write('H', 104, 150, white)],
  'us-wheelchair': [
    ...boards.square,
    fill(circle(92, 38, 13), white),
    stroke('M92 60V108H126L144 152M92 80H122', 12, white),
    stroke('M76 96A40 40 0 1 0 126 140', 11, white),
  ],
  'eu-stop': [...boards.stop, write('STOP', 100, 54, white)],
  'eu-giveway': boards.yield,
  'eu-noentry': [fill(circle(100, 100, 94), red), fill('M36 84H164V116H36Z', white)],
  'eu-speed': [...boards.ring, write('30', 104, 82)],
  'eu-noovertaking': [...boards.ring, car(70, 102, red), car(130, 102)],
  'eu-noleft': [...boards.ring, ...leftTurn, bar],
  'eu-nouturn': [...boards.ring, ...uTurn, bar],
  'eu-noparking': [...boards.blueRing, bar],
  'eu-nostopping': [...boards.blueRing, bar, stroke('M158 42L42 158', 16, red)],
  'eu-nobikes': [...boards.ring, ...bike()],
  'eu-nowalking': [...boards.ring, ...walker(98, 102, 1.1)],
  'eu-priority': [
    fill(diamond, white),
    stroke('M100 8L192 100L100 192L8 100Z', 4),
    fill('M100 42L158 100L100 158L42 100Z', yellow),
  ],
  'eu-oneway': [...boards.square, stroke('M100 166V70', 26, white), fill(tipUp(100, 26, 44), white)],
  'eu-deadend': [...boards.square, stroke('M100 172V76', 30, white), stroke('M58 56H142', 32, red)],
  'eu-walkers': [...boards.square, fill('M100 24L178 170H22Z', white), ...walker(100, 118, 0.85)],
  'eu-children': [...boards.triangle, ...walker(82, 122, 0.62), ...walker(122, 124, 0.52)],
  'eu-work': [
    ...boards.triangle,
    fill(circle(98, 84, 9)),
    stroke('M96 98L84 124L92 148M84 124L68 148M94 104L112 116', 8),
    stroke('M92 104L130 138', 4),
    fill('M112 150C118 132 138 132 146 150Z'),
  ],
  'eu-signal': [...boards.triangle, ...fitTriangle(trafficLight)],
  'eu-slippery': [...boards.triangle, ...fitTriangle(sliding)],
  'eu-hill': [...boards.triangle, fill('M56 150H144L56 106Z'), { text: '10%', x: 112, y: 114, size: 19, ink }],
  'eu-curve': [...boards.triangle, ...fitTriangle(bend)],
  'eu-crossroads': [...boards.triangle, stroke('M74 92L126 148M126 92L74 148', 14)],
  'eu-twoway': [...boards.triangle, ...fitTriangle(bothWays)],
  'eu-deer': [...boards.triangle, ...fitTriangle(deer, 0.68)],
  'eu-train': [stroke('M30 40L170 160M170 40L30 160', 34, red), stroke('M34 43L166 157M166 43L34 157', 20, white)],
  'eu-roundabout': [...boards.disk, ...circling(white)],
  'eu-bikepath': [...boards.disk, ...bike(white)],
  'eu-footpath': [...boards.disk, ...walker(98, 102, 1.2, white)],
  'eu-right': [...boards.disk, stroke('M44 100H112', 24, white), fill(tipRight(162, 100, 42), white)],
  'eu-hospital': [...boards.square, write('H', 104, 150, white)],
  'eu-parking': [...boards.square, write('P', 104, 150, white)],
};

/** @throws Error if there is no such sign */
export function drawSign(name: string): Drawing {
  const marks = signs[name];
  if (!marks) throw new Error(`Nothing draws the sign ${name}.`);
  return { width: 200, height: 200, marks };
}
