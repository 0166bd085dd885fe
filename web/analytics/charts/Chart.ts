/** What a chart needs so that a screen reader can say it: it names the heading and the summary of its figure. */
export interface ChartProps {
  labelledBy: string;
  describedBy: string;
}

/** One bar or column. */
export interface Bar {
  key: string;
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
}
