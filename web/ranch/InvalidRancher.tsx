import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths';
import { useToast } from '../ui/overlay/useToast';

/** Redirects from a URL without a valid ranch ID to the list of ranches. */
export function InvalidRancher() {
  const { toast } = useToast();
  const notify = useEffectEvent(() =>
    toast({ title: 'Invalid Rancher', description: 'Pick a ranch from the list.', variant: 'destructive' }),
  );
  useEffect(() => notify(), []);
  return <Navigate to={paths.findRancher} replace />;
}
