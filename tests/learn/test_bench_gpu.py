"""`dreamcog bench gpu` where it cannot run: the reason, and no traceback."""

from __future__ import annotations

import sys

import pytest

from dreamcog.cli.bench import on_gpu
from dreamcog.core.refusal import Refused


def test_without_torch_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for name in [each for each in sys.modules if each.startswith("dreamcog.learn.cuda_")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(Refused) as refused:
        on_gpu(0.1)
    assert refused.value.code == "extra-missing"
    assert "torch" in str(refused.value)


def test_without_a_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="torch is in no lock file")
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(Refused) as refused:
        on_gpu(0.1)
    assert refused.value.code == "no-native-code"
