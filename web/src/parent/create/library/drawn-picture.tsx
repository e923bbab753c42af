import { drawPicture } from '../../../../../shared/library/drawings.ts';
import type { FieldMedia } from '../../../../../shared/import/markup/read-markup.ts';
import styles from './library.module.css';

/** A library drawing as SVG, before it is converted to a picture. Without `alt` it is decorative. */
export function DrawnPicture({ name, alt }: FieldMedia) {
  const { width, height, marks } = drawPicture(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {marks.map((mark) =>
        'text' in mark ? (
          <text
            key={mark.text}
            x={mark.x}
            y={mark.y}
            fontSize={mark.size}
            fontFamily="sans-serif"
            fontWeight="600"
            textAnchor="middle"
            dominantBaseline="central"
            fill={mark.ink}
          >
            {mark.text}
          </text>
        ) : (
          <path
            key={mark.path}
            d={mark.path}
            strokeLinecap="round"
            {...(mark.width === undefined
              ? { fill: mark.ink }
              : { fill: 'none', stroke: mark.ink, strokeWidth: mark.width })}
          />
        ),
      )}
    </svg>
  );
}
