import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useToast } from '../../ui/useToast';

/** An address that cannot be a ranch leads to the list. */
export function InvalidRancher() {
  const { toast } = useToast();
  const tell = useEffectEvent(() =>
    toast({ title: 'Invalid Rancher', description: 'Pick a ranch from the list.', variant: 'destructive' }),
  );
  useEffect(() => tell(), []);
  return <Navigate to={paths.findRancher} replace />;
}
