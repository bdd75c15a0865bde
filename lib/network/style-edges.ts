import type { Palette, StyleRow } from './style';
import { changedEdgeRows } from './style-changes';

/** From a hair to three pixels by share; what is unsure is dashed, what closes a loop is bent and says so. */
export function edgeRows(palette: Palette): StyleRow[] {
  return [
    {
      selector: 'edge',
      style: {
        width: 'data(width)',
        'curve-style': 'straight',
        'line-color': palette.line,
        'target-arrow-color': palette.line,
        'target-arrow-shape': 'triangle',
        'arrow-scale': 0.8,
        color: palette.muted,
        'font-family': palette.font,
        'font-size': 10,
        'text-background-color': palette.sunken,
        'text-background-opacity': 0.9,
        'text-background-padding': 1.5,
        'min-zoomed-font-size': 8,
        'overlay-opacity': 0,
      },
    },
    { selector: 'edge.at-child', style: { 'target-label': 'data(label)', 'target-text-offset': 'data(offset)' } },
    { selector: 'edge.at-parent', style: { 'source-label': 'data(label)', 'source-text-offset': 'data(offset)' } },
    { selector: 'edge.uncertain', style: { 'line-style': 'dashed', 'line-dash-pattern': [5, 4].join(' ') } },
    { selector: 'edge.ended', style: { 'line-opacity': 0.5 } },
    { selector: 'edge.to-stack', style: { 'target-arrow-shape': 'none', 'line-style': 'dotted' } },
    { selector: 'edge.parallel', style: { 'curve-style': 'bezier', 'control-point-step-size': 36 } },
    {
      selector: 'edge.self',
      style: {
        'curve-style': 'bezier',
        'loop-direction': '45deg',
        'loop-sweep': '50deg',
        'control-point-step-size': 50,
      },
    },
    {
      selector: 'edge.loop',
      style: {
        'line-color': palette.warn,
        'target-arrow-color': palette.warn,
        color: palette.warn,
        'control-point-step-size': 80,
      },
    },
    {
      selector: 'edge.loop[source != target]',
      style: { 'curve-style': 'unbundled-bezier', 'control-point-distances': 80, 'control-point-weights': 0.5 },
    },
    ...changedEdgeRows(palette),
    {
      selector: 'edge.near',
      style: { 'line-color': palette.accent, 'target-arrow-color': palette.accent, color: palette.ink, 'z-index': 1 },
    },
    {
      selector: 'edge.path',
      style: { width: 4, 'line-color': palette.accent, 'target-arrow-color': palette.accent, color: palette.ink },
    },
    {
      selector: 'edge.focused',
      style: {
        'line-color': palette.accent,
        'target-arrow-color': palette.accent,
        color: palette.ink,
        'underlay-color': palette.accent,
        'underlay-opacity': 0.25,
        'underlay-padding': 4,
        'z-index': 2,
      },
    },
  ];
}
