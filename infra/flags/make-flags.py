"""Makes web/src/styles/flags.woff2 from the flags of country-flag-icons: make-flags.py PACKAGE FONT. See README.md."""

import math
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

EM = 1024
WIDTH, HEIGHT = 1026, 684
BOTTOM = 10
WHOLE = f'M0 0h{WIDTH}v{HEIGHT}H0z'
# White flags need an edge on a white card.
GROUND = [('M-6-6h1038v696H-6z', '#c4c7cc'), (WHOLE, '#ffffff')]
NOT_A_RECTANGLE = 'NP'
NO_COUNTRIES = ('XA', 'XC', 'XO')
NAMED = {'black': '#000000', 'white': '#ffffff', 'red': '#ff0000', 'green': '#008000', 'gold': '#ffd700', 'blue': '#0000ff', 'navy': '#000080'}
INHERITED = ('fill', 'stroke', 'stroke-width', 'stroke-linecap')


def read_color(text):
    text = NAMED.get(text, text).lower()
    if not re.fullmatch(r'#[0-9a-f]{3}([0-9a-f]{3})?', text):
        raise ValueError(f'no color: {text}')
    digits = text[1:] if len(text) == 7 else ''.join(2 * one for one in text[1:])
    return f'#{digits}'


def ellipse(x, y, rx, ry):
    return f'M{x - rx} {y}a{rx} {ry} 0 1 1 {2 * rx} 0a{rx} {ry} 0 1 1 {-2 * rx} 0z'


def shape_of(tag, at):
    number = lambda name: float(at.get(name, 0))
    if tag == 'path':
        return at['d']
    if tag == 'circle':
        return ellipse(number('cx'), number('cy'), number('r'), number('r'))
    if tag == 'ellipse':
        return ellipse(number('cx'), number('cy'), number('rx'), number('ry'))
    raise ValueError(f'no shape: {tag}')


def lines_of(path):
    """The path as chains of points, curves in ten steps."""
    pen = RecordingPen()
    parse_path(path, pen)
    chains = []
    for name, points in pen.value:
        if name == 'moveTo':
            chains.append([points[0]])
        elif name == 'lineTo':
            chains[-1].append(points[0])
        elif name in ('curveTo', 'qCurveTo'):
            all_points = [chains[-1][-1], *points]
            for step in range(1, 11):
                chains[-1].append(bezier(all_points, step / 10))
        elif name == 'closePath':
            chains[-1].append(chains[-1][0])
    return chains


def bezier(points, at):
    while len(points) > 1:
        points = [tuple(a + (b - a) * at for a, b in zip(p, q)) for p, q in zip(points, points[1:])]
    return points[0]


def outline_stroke(path, width, is_round):
    """A stroke as overlapping pieces: one for each line, and a disk for each joint."""
    half = width / 2
    pieces = []
    for chain in lines_of(path):
        for (x, y), (to_x, to_y) in zip(chain, chain[1:]):
            length = math.hypot(to_x - x, to_y - y)
            if length == 0:
                continue
            dx, dy = -(to_y - y) / length * half, (to_x - x) / length * half
            corners = [(x + dx, y + dy), (x - dx, y - dy), (to_x - dx, to_y - dy), (to_x + dx, to_y + dy)]
            pieces.append('M' + 'L'.join(f'{one:.2f} {other:.2f}' for one, other in corners) + 'z')
        joints = chain if is_round else chain[1:-1]
        # The disks turn the same way as the pieces, so that no overlap is left out.
        pieces += [f'M{x - half} {y}a{half} {half} 0 1 0 {width} 0a{half} {half} 0 1 0 {-width} 0z' for x, y in joints]
    return ''.join(pieces)


def layers_of(element, inherited):
    """Yields (path, color) from back to front."""
    own = {**inherited, **{name: element.attrib[name] for name in INHERITED if name in element.attrib}}
    tag = element.tag.rpartition('}')[2]
    if tag in ('svg', 'g'):
        for child in element:
            yield from layers_of(child, own)
        return
    path = shape_of(tag, element.attrib)
    if own.get('fill') != 'none':
        yield path, read_color(own.get('fill', 'black'))
    if own.get('stroke', 'none') != 'none':
        yield (
            outline_stroke(path, float(own.get('stroke-width', 1)), own.get('stroke-linecap') == 'round'),
            read_color(own['stroke']),
        )


def draw(path, view=(0, 0, WIDTH, HEIGHT)):
    x, y, width, height = view
    to_font = Transform(WIDTH / width, 0, 0, -HEIGHT / height, 0, BOTTOM + HEIGHT).translate(-x, -y)
    glyph = TTGlyphPen(None)
    parse_path(path, TransformPen(Cu2QuPen(glyph, 1.0), to_font))
    return glyph.glyph()


def main(package, font_file):
    glyphs = {'.notdef': TTGlyphPen(None).glyph(), 'whole': draw(WHOLE)}
    letters = {chr(65 + at): f'letter{chr(65 + at)}' for at in range(26)}
    for name in letters.values():
        glyphs[name] = TTGlyphPen(None).glyph()
    colors, shapes, color_layers, rules = [], {}, {}, []
    for file in sorted(Path(package, '3x2').glob('[A-Z][A-Z].svg')):
        if file.stem in NO_COUNTRIES:
            continue
        root = ElementTree.parse(file).getroot()
        view = tuple(float(one) for one in root.attrib['viewBox'].split())
        layers = [(path, color, view) for path, color in layers_of(root, {})]
        if file.stem != NOT_A_RECTANGLE:
            layers[:0] = [(path, color, (0, 0, WIDTH, HEIGHT)) for path, color in GROUND]
        base = f'flag{file.stem}'
        glyphs[base] = draw(WHOLE)
        drawn = []
        for path, color, size in layers:
            if (path, size) not in shapes:
                shapes[path, size] = f'shape{len(shapes)}'
                glyphs[shapes[path, size]] = draw(path, size)
            if color not in colors:
                colors.append(color)
            drawn.append((shapes[path, size], colors.index(color)))
        color_layers[base] = drawn
        rules.append(f'sub {letters[file.stem[0]]} {letters[file.stem[1]]} by {base};')
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({0x1F1E6 + at: name for at, name in enumerate(letters.values())})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(
        {name: (WIDTH if name.startswith('flag') else 0, getattr(glyph, 'xMin', 0)) for name, glyph in glyphs.items()}
    )
    font.setupHorizontalHeader(ascent=820, descent=-204)
    font.setupNameTable(
        {
            'familyName': 'Flags',
            'styleName': 'Regular',
            'copyright': 'Drawings: country-flag-icons 1.6.20, copyright (c) 2020 @catamphetamine',
            'licenseDescription': Path(package, 'LICENSE').read_text(),
        }
    )
    font.setupOS2(sTypoAscender=820, sTypoDescender=-204, usWinAscent=820, usWinDescent=204)
    font.setupPost(keepGlyphNames=False)
    rgba = [tuple(int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)) + (1.0,) for color in colors]
    font.font['COLR'] = buildCOLR(color_layers, version=0)
    font.font['CPAL'] = buildCPAL([rgba])
    addOpenTypeFeaturesFromString(
        font.font, 'languagesystem DFLT dflt; feature ccmp { ' + ' '.join(rules) + ' } ccmp;'
    )
    font.font.flavor = 'woff2'
    font.font['head'].created = font.font['head'].modified = 0
    font.font.recalcTimestamp = False
    font.save(font_file)
    print(len(rules), 'flags', len(shapes), 'shapes', len(colors), 'colors', Path(font_file).stat().st_size, 'bytes')


main(*sys.argv[1:])
