import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/person-sign';
import type { Picture, PictureEdge, PictureNode } from '@/lib/records/company/picture';

const RADIUS = { root: 13, other: 8 } as const;
const LINE_HEIGHT = 14;

/** A name on top of lines stays readable: its letters have an edge in the colour of the ground. */
const HALO = { paintOrder: 'stroke', stroke: 'var(--raised)', strokeWidth: 4, strokeLinejoin: 'round' } as const;

function Edge({ edge: { path, width, isUncertain, hasEnded } }: { edge: PictureEdge }) {
  return (
    <path
      d={path}
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth={width}
      strokeDasharray={isUncertain ? '5 4' : undefined}
      opacity={hasEnded ? 0.5 : 1}
      markerEnd="url(#arrow)"
    />
  );
}

interface FormProps {
  node: PictureNode;
  radius: number;
}

/** A disc; with head and shoulders for a person, open and with a question mark for whoever is not known for certain. */
function Form({ node: { at, isRoot, kind }, radius }: FormProps) {
  const isOpen = kind === 'placeholder' || kind === 'unknown';
  return (
    <>
      <circle
        cx={at.x}
        cy={at.y}
        r={radius}
        fill={isRoot ? 'var(--accent)' : isOpen ? 'var(--raised)' : 'var(--muted)'}
        stroke={isOpen ? 'var(--muted)' : 'none'}
        strokeDasharray={isOpen ? '3 2' : undefined}
      />
      {kind === 'person' && (
        <path
          d={PERSON_SIGN}
          transform={`translate(${at.x - radius} ${at.y - radius}) scale(${(2 * radius) / SIGN_SIZE})`}
          fill="var(--raised)"
        />
      )}
      {isOpen && (
        <text x={at.x} y={at.y + 3.5} textAnchor="middle" fontSize="10" fill="var(--muted)">
          ?
        </text>
      )}
    </>
  );
}

function Node({ node }: { node: PictureNode }) {
  const { at, lines, isRoot } = node;
  const radius = isRoot ? RADIUS.root : RADIUS.other;
  return (
    <g>
      <Form node={node} radius={radius} />
      <text textAnchor="middle" fontSize="12" fontWeight={isRoot ? 600 : 400} fill="var(--ink)" style={HALO}>
        {lines.map((line, index) => (
          <tspan key={line} x={at.x} y={at.y + radius + LINE_HEIGHT * (index + 1)} style={{ unicodeBidi: 'plaintext' }}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The nearest part of a network, drawn on the server; `description` says in words what it shows. */
export function NetworkPicture({ picture, description }: { picture: Picture; description: string }) {
  const { x, y, width, height } = picture.box;
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`${x} ${y} ${width} ${height}`}
      className="mx-auto block h-auto w-full"
      style={{ maxWidth: width }}
    >
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="9"
          markerHeight="9"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8Z" fill="var(--line-strong)" />
        </marker>
      </defs>
      {picture.edges.map((edge) => (
        <Edge key={edge.id} edge={edge} />
      ))}
      {picture.nodes.map((node) => (
        <Node key={node.id} node={node} />
      ))}
      {picture.edges.map(({ id, label, labelAt }) => (
        <text
          key={id}
          x={labelAt.x}
          y={labelAt.y + 4}
          textAnchor="middle"
          fontSize="11"
          fill="var(--muted)"
          style={HALO}
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
